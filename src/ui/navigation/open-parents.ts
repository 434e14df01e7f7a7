import { isParent, type NavigationItem } from '#domain/shell/navigation-item.ts';
import { pathTo } from '#domain/shell/navigation.ts';

/** Ids of the parents over an item, from the top, and the item itself; empty when it is not there. */
function lineTo(items: readonly NavigationItem[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) return [id];
    const below = isParent(item) ? lineTo(item.children, id) : [];
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

function idsBelow(items: readonly NavigationItem[], id: string): string[] {
  return items.flatMap((item) => {
    if (!isParent(item)) return [];
    if (item.id !== id) return idsBelow(item.children, id);
    return item.children.flatMap((child) => [child.id, ...idsBelow([child], child.id)]);
  });
}

/**
 * Open parents after a person opens `id`. Other open parents close, except those over `id` itself and
 * over the current page.
 */
export function opened(
  items: readonly NavigationItem[],
  path: string,
  id: string,
): ReadonlySet<string> {
  return new Set([...pathTo(items, path), ...lineTo(items, id)]);
}

/** Open parents after a person closes `id`: parents open inside it close with it. */
export function closed(
  items: readonly NavigationItem[],
  open: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const gone = new Set([id, ...idsBelow(items, id)]);
  return new Set([...open].filter((one) => !gone.has(one)));
}
