import { isParent, type NavigationItem } from '#domain/shell/navigation-item.ts';
import { isDisabled } from '#domain/shell/navigation.ts';
import { navigationTree } from '#domain/shell/navigation-tree.gen.ts';

/** Title in the menu of the page at `path` that does not exist yet; null if the menu has none. */
export function comingSoonAt(
  path: string,
  items: readonly NavigationItem[] = navigationTree,
): string | null {
  for (const item of items) {
    if (isParent(item)) {
      const found = comingSoonAt(path, item.children);
      if (found !== null) return found;
    } else if (item.type === 'basic' && item.link === path && isDisabled(item)) {
      return item.title;
    }
  }
  return null;
}

/** Page of the menu below `path`, which has no page of its own: '/apps/events' is '/apps/events/manage'. */
export function comingSoonBelow(
  path: string,
  items: readonly NavigationItem[] = navigationTree,
): string | null {
  // A whole part of the product, as '/apps', leads nowhere in particular.
  if (path.split('/').length < 3) return null;
  for (const item of items) {
    if (isParent(item)) {
      const found = comingSoonBelow(path, item.children);
      if (found !== null) return found;
    } else if (item.type === 'basic' && item.link.startsWith(`${path}/`)) return item.link;
  }
  return null;
}
