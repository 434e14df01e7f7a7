import type { Delivery, Item } from './item.ts';

/** The server's answer to an item whose effect this device has not yet pulled, also where it refused a part. */
export function unpulledOf({ state }: Item): Delivery | null {
  if (state.kind === 'delivered') return state;
  return state.kind === 'attention' ? (state.made ?? null) : null;
}

/** Ids that an answer to a submission of many rows refuses; null for any other answer. */
export function refusedIds(output: unknown): ReadonlySet<string> | null {
  const refused: unknown = Reflect.get(Object(output), 'refused');
  if (!Array.isArray(refused)) return null;
  return new Set((refused as { id: string }[]).map(({ id }) => id));
}

/** The receipt number of a delivered item, when its operation answers one. */
export function receiptOf(item: Item): string | null {
  if (item.state.kind !== 'delivered' && item.state.kind !== 'sent') return null;
  const { output } = item.state;
  if (typeof output !== 'object' || output === null || !('receiptNumber' in output)) return null;
  return typeof output.receiptNumber === 'string' ? output.receiptNumber : null;
}
