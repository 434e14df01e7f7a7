/** Rows as the choices of a filter, behind the one that narrows nothing. */
export function options(rows: readonly { id: string; name: string }[], all: string) {
  return [{ value: '', label: all }, ...rows.map(({ id, name }) => ({ value: id, label: name }))];
}
