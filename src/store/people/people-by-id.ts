import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { rowOf } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { rowsWithPendingById } from '../register/rows-with-pending.ts';

/** Those of these people whom this device holds, or who wait on it, by their ids. */
export async function peopleById(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const rows = await rowsWithPendingById(store, people, ids);
  return new Map(rows.map((row) => [row.id, rowOf(people, row)]));
}

/** Name of a person; null for one who is not on this device. */
export async function personNamed(store: Store, id: string): Promise<string | null> {
  const person = (await peopleById(store, [id])).get(id);
  return person ? nameOf(person) : null;
}
