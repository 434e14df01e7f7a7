import { sameValue } from '#domain/editing.ts';
import { restoredIds } from '#domain/rows/named-ids.ts';
import { customNames, customValuesField, valueIn, withValues } from '#domain/rows/row-values.ts';
import { type AnyRow, type Register, settledRow } from '#domain/register/register.ts';
import { personFields } from '../people/person-references.ts';

/** A row that a merge touched, whole. */
export interface TouchedRow {
  /** Entity name. */
  t: string;
  before: AnyRow;
  /** Null: it went. */
  after: AnyRow | null;
  /** Of one that went: the row that it means from then on. */
  into?: string | null;
}

const listIn = (row: AnyRow, field: string) => row[field] as readonly unknown[];

/**
 * The row as it was before the merge, apart from what somebody changed since: that stays. A row that goes back to the
 * other person takes it along.
 */
export function restoredRow(
  register: Pick<Register, 'settled' | 'entity'>,
  { before, after }: { before: AnyRow; after: AnyRow },
  now: AnyRow,
): AnyRow {
  const fields = Object.keys(before).flatMap((field) =>
    field === customValuesField ? customNames(before, after, now) : [field],
  );
  const lists = personFields(register.entity).filter((field) => Array.isArray(before[field]));
  const back = fields.filter((field) => sameValue(valueIn(now, field), valueIn(after, field)));
  const row = withValues(now, [
    ...back.map((field): [string, unknown] => [field, valueIn(before, field)]),
    // Of a list that others changed since, what the merge did is taken back alone.
    ...lists.map((field): [string, unknown] => [
      field,
      restoredIds(listIn(before, field), listIn(after, field), listIn(now, field)),
    ]),
  ]);
  // What follows from other fields follows from a mixture now.
  return back.length === fields.length ? row : settledRow(register, row, now);
}
