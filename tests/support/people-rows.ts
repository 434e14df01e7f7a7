import type { Person } from '../../src/domain/people/entities.ts';
import { people } from '../../src/domain/people/people.ts';
import { settledPerson } from '../../src/domain/people/settled-person.ts';
import { newId } from '../../src/domain/values/new-id.ts';

/** Somebody of a church, by their name. */
export function personOf(churchId: string, name: string, change: Partial<Person> = {}): Person {
  const [firstName = name, ...last] = name.split(' ');
  return settledPerson({
    ...people.blank,
    id: newId(),
    churchId,
    firstName,
    lastName: last.length === 0 ? null : last.join(' '),
    ...change,
  });
}
