import { isParent, type NavigationItem } from '#domain/shell/navigation-item.ts';
import { isCurrent } from '#domain/shell/navigation.ts';

/** Title of the page at `path` and of what it is in, as the navigation names them. */
export interface PageTitle {
  title: string;
  section: string | null;
}

export function pageTitleOf(
  items: readonly NavigationItem[],
  path: string,
  section: string | null = null,
): PageTitle | null {
  for (const item of items) {
    if (isParent(item)) {
      const found = pageTitleOf(item.children, path, item.type === 'group' ? section : item.title);
      if (found) return found;
    } else if (item.type === 'basic' && isCurrent(item, path)) {
      return { title: item.title, section };
    }
  }
  return null;
}
