const order = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

export type Value = string | number | null;

/** Numbers by size, words as people order them, what is not there first. */
export function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return order.compare(String(a), String(b));
}
