import { isParent, type NavigationItem } from '#domain/shell/navigation-item.ts';
import { isCurrent, isDisabled } from '#domain/shell/navigation.ts';
import type { Crumb } from '../../ui/page-header/breadcrumb.tsx';

/** Title of the page at `path` and the way to it, as the navigation names them. */
export interface PageTitle {
  title: string;
  within: readonly Crumb[];
  /** Whether the person may open it. */
  opens: boolean;
}

export function pageTitleOf(
  items: readonly NavigationItem[],
  path: string,
  within: readonly Crumb[] = [],
): PageTitle | null {
  for (const item of items) {
    if (isParent(item)) {
      const below = item.type === 'group' ? within : [...within, { title: item.title }];
      const found = pageTitleOf(item.children, path, below);
      if (found) return found;
    } else if (item.type === 'basic' && isCurrent(item, path)) {
      return { title: item.title, within, opens: !isDisabled(item) };
    }
  }
  return null;
}
