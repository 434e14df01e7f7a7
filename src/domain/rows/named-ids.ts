/** Whether a field that holds the id of a row, or a list of ids, names this one. */
export function namesId(value: unknown, id: string): boolean {
  return Array.isArray(value) ? value.includes(id) : value === id;
}

/** A list of ids in one order, none of them twice. */
function inOrder(ids: readonly unknown[]): unknown[] {
  return [...new Set(ids)].toSorted();
}

/** The value of such a field with another id in the place of this one; `by` null: without it. */
export function withOtherId(value: unknown, id: string, by: string | null): unknown {
  if (!namesId(value, id)) return value;
  if (!Array.isArray(value)) return by;
  const others = value.filter((one) => one !== id);
  return by === null ? others : inOrder([...others, by]);
}

/**
 * A list of ids as it was before a change, apart from what others changed of it since: what the change took is there again, what it
 * brought is not.
 */
export function restoredIds(
  before: readonly unknown[],
  after: readonly unknown[],
  now: readonly unknown[],
): unknown[] {
  const kept = now.filter((id) => before.includes(id) || !after.includes(id));
  return inOrder([...kept, ...before.filter((id) => !after.includes(id))]);
}
