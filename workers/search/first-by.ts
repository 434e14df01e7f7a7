/** The first `most` of the rows in an order, without putting all of them in it. */
export function firstBy<Row>(
  rows: Iterable<Row>,
  most: number,
  compare: (a: Row, b: Row) => number,
): Row[] {
  const first: Row[] = [];
  for (const row of rows) {
    const last = first.at(-1);
    if (last !== undefined && first.length === most && compare(row, last) >= 0) continue;
    const at = first.findIndex((one) => compare(row, one) < 0);
    first.splice(at < 0 ? first.length : at, 0, row);
    if (first.length > most) first.pop();
  }
  return first;
}
