/** Index for an item in a sorted list, behind those that compare alike. */
function placeIn<Item>(
  sorted: readonly Item[],
  item: Item,
  compare: (a: Item, b: Item) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle] as Item;
    if (compare(item, other) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first `count` of the items in their order. Of very many, most are compared once: no page shows them. */
export function firstSorted<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  // Taking in one by one costs as much as sorting where a good part of them is wanted.
  if (count * 8 > items.length) return items.toSorted(compare).slice(0, count);
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    if (kept.length === count && last !== undefined && compare(item, last) >= 0) continue;
    kept.splice(placeIn(kept, item, compare), 0, item);
    if (kept.length > count) kept.pop();
  }
  return kept;
}
