import { randomUUID } from 'node:crypto';
import { type NamingPeople, namingPeople } from '../../server/privacy/naming-people.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { type AnyRow, settledRow } from '../../src/domain/register/register.ts';
import type { Merging } from './merging.ts';
import { freshInput, populate } from './register-rows.ts';

/** Fields in which people write what they like. */
const freeWords = ['note', 'outcome', 'place'];

/** A row of each register that is about people, about this one, with a word of its own wherever somebody writes freely. */
export async function rowsAbout(
  { server, tenant, add }: Merging,
  person: Person,
  word: string,
): Promise<{ naming: NamingPeople; row: AnyRow }[]> {
  const made: { naming: NamingPeople; row: AnyRow }[] = [];
  for (const naming of namingPeople) {
    const { register, about } = naming;
    if (about[0] === undefined) continue;
    const population = await populate(server.services.pool, tenant, register);
    const words = freeWords.filter((field) => register.fields[field]);
    const row = settledRow(
      register,
      {
        ...register.blank,
        ...freshInput(register, population),
        ...Object.fromEntries(words.map((field) => [field, `${word} in ${register.name}`])),
        id: randomUUID(),
        churchId: person.churchId,
        [about[0]]: person.id,
      },
      null,
    );
    await add(register.entity.name, [row]);
    made.push({ naming, row });
  }
  return made;
}
