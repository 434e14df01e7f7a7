import { dialledNumbers } from './contacts.ts';
import type { Person } from './entities.ts';
import { withNameWords } from './rules.ts';

/** The row with what is made of its names, and its numbers as they are dialled. */
export function settledPerson(row: Person): Person {
  return withNameWords({ ...row, phoneNumbers: dialledNumbers(row.phoneNumbers ?? []) });
}
