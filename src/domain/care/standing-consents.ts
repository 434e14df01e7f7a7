import { isArchived } from '../rows/is-archived.ts';
import type { Consent, ConsentPurpose } from './entities.ts';

/** The later line: of one day, the one that was written later. */
function isLater(one: Consent, other: Consent): boolean {
  // Ids of version 7 begin with the time at which they were made.
  return one.saidOn === other.saidOn ? one.id > other.id : one.saidOn > other.saidOn;
}

/** The line that counts of each purpose. One that was entered by mistake counts nowhere. */
export function standingConsents<Row extends Consent>(
  rows: readonly Row[],
): ReadonlyMap<ConsentPurpose, Row> {
  const standing = new Map<ConsentPurpose, Row>();
  for (const row of rows) {
    if (isArchived(row)) continue;
    const known = standing.get(row.purpose);
    if (!known || isLater(row, known)) standing.set(row.purpose, row);
  }
  return standing;
}

/** The day since when somebody does not want it; null for who agrees, or was never asked. */
export function withdrawnSince(
  standing: ReadonlyMap<ConsentPurpose, Consent>,
  purpose: ConsentPurpose,
): string | null {
  const row = standing.get(purpose);
  return row?.state === 'withdrawn' ? row.saidOn : null;
}
