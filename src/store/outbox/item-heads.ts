import type { Vault } from '../vault.ts';
import type { Item, ItemState } from './item.ts';

/** Parts of an item that stay as they are: a submission keeps its operation and its author for good. */
export type ItemHead = Pick<Item, 'id' | 'name' | 'accountId' | 'change'>;

function headOf({ id, name, accountId, change }: Item): ItemHead {
  return { id, name, accountId, ...(change !== undefined && { change }) };
}

const known = new WeakMap<Vault, Map<string, ItemHead>>();
const mostKnown = 2000;

/**
 * Heads of the items of these kinds, in the order of their kinds and ids. Each item is read once for it: one of many rows
 * is large, and every question about rows asks at each change of the queue.
 */
export async function itemHeads(
  vault: Vault,
  kinds: readonly ItemState['kind'][],
): Promise<ItemHead[]> {
  const ids = await vault.items
    .where('state.kind')
    .anyOf(...kinds)
    .primaryKeys();
  const heads = known.get(vault) ?? new Map<string, ItemHead>();
  if (heads.size > mostKnown) heads.clear();
  known.set(vault, heads);
  const unread = ids.filter((id) => !heads.has(id));
  for (const item of await vault.items.bulkGet(unread)) {
    if (item) heads.set(item.id, headOf(item));
  }
  return ids.flatMap((id) => heads.get(id) ?? []);
}
