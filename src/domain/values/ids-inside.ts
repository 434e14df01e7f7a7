/** Ids of this row and of every row that is in it, at any depth. A circle among them ends too. */
export function idsInside<Row extends { id: string }>(
  rows: readonly Row[],
  parentOf: (row: Row) => unknown,
  id: string,
): Set<string> {
  const inside = new Set([id]);
  // A set is walked in the order of adding: what is added on the way is looked into as well.
  for (const parent of inside) {
    for (const row of rows) if (parentOf(row) === parent) inside.add(row.id);
  }
  return inside;
}
