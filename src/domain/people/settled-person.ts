import { dialledNumbers } from './contacts.ts';
import type { Person } from './entities.ts';
import { photoAddress } from './photo-address.ts';
import { withNameWords } from './rules.ts';

/** The row with what is made of its names and of its photo, and its numbers as they are dialled. */
export function settledPerson(row: Person): Person {
  const phoneNumbers = dialledNumbers(row.phoneNumbers ?? []);
  return withNameWords({ ...row, phoneNumbers, photoUrl: photoAddress(row) });
}
