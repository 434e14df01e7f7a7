import { isArchived } from '../rows/is-archived.ts';
import { namesId, withOtherId } from '../rows/named-ids.ts';
import { valueIn, withValues } from '../rows/row-values.ts';
import { type AnyRow, type Register, settledRow } from './register.ts';

export interface MergedRows {
  /** Rows as they are from now on, also those that stay what they were. */
  stay: AnyRow[];
  /** Rows that go; `into`: the row that has taken the place of one. */
  go: { id: string; into: string | null }[];
}

/** The row with another id wherever one of these fields names this one. */
export function renamed<Row extends object>(
  row: Row,
  naming: readonly string[],
  { id, by }: { id: string; by: string },
): Row {
  const theirs = naming.filter((field) => namesId(valueIn(row, field), id));
  return withValues(
    row,
    theirs.map((field) => [field, withOtherId(valueIn(row, field), id, by)]),
  );
}

/** Whether a unique rule of the register keeps one of the two from standing beside the other. */
function exclude(register: Register, one: AnyRow, other: AnyRow, naming: readonly string[]) {
  if (isArchived(one) || isArchived(other)) return false;
  return register.rules.some(
    (rule) =>
      rule.rule === 'unique' &&
      naming.some((field) => field === rule.field || rule.within.includes(field)) &&
      [rule.field, ...rule.within].every((field) => one[field] === other[field]) &&
      (rule.only === undefined || one[rule.field] === rule.only),
  );
}

/**
 * The rows of a register that name the kept row or the lost one, once the lost one is the kept one. `naming`: the
 * fields by which they name them.
 */
export function mergedRows(
  register: Register,
  naming: readonly string[],
  rows: readonly AnyRow[],
  { kept, lostId }: { kept: AnyRow; lostId: string },
): MergedRows {
  const { merging } = register;
  const namesLost = (row: AnyRow) => naming.some((field) => namesId(valueIn(row, field), lostId));
  const merged: MergedRows = { stay: [], go: [] };
  const fit = (row: AnyRow) => (merging?.fitted ? merging.fitted(row, kept, merged.stay) : row);
  const put = (row: AnyRow) => {
    const at = merged.stay.findIndex((one) => exclude(register, one, row, naming));
    const rival = merged.stay[at];
    if (!rival) merged.stay.push(row);
    else {
      merged.stay[at] = merging?.joined?.(rival, row) ?? rival;
      merged.go.push({ id: row.id, into: rival.id });
    }
  };
  // Those of the kept person first: they stay where one of two has to go.
  for (const row of rows.filter((one) => !namesLost(one))) {
    const fitted = fit(row);
    if (fitted) merged.stay.push(fitted);
    else merged.go.push({ id: row.id, into: null });
  }
  for (const row of rows.filter(namesLost)) {
    const fitted = fit(
      settledRow(register, renamed(row, naming, { id: lostId, by: kept.id }), row),
    );
    if (fitted) put(fitted);
    else merged.go.push({ id: row.id, into: null });
  }
  return merged;
}
