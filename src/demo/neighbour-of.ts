/** The one that is opened when this one goes: the next, else the one before, else none. */
export function neighbourOf<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
): Row | null {
  const at = rows.findIndex((one) => one.id === id);
  return rows[at + 1] ?? rows[at - 1] ?? null;
}
