import type { Person } from '../../src/domain/people/entities.ts';
import { withNameWords } from '../../src/domain/people/rules.ts';
import { newId } from '../../src/domain/values/new-id.ts';

/** Somebody of a church, by their name. */
export function personOf(churchId: string, name: string, change: Partial<Person> = {}): Person {
  const [firstName = name, ...last] = name.split(' ');
  return withNameWords({
    id: newId(),
    churchId,
    accountId: null,
    firstName,
    lastName: last.length === 0 ? null : last.join(' '),
    photoUrl: null,
    connectionStatus: 'Member',
    ...change,
  });
}
