import { useState } from 'react';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { pathTo } from '#domain/shell/navigation.ts';
import { closed, opened } from './open-parents.ts';

/** Which parents show their children. Wherever somebody goes, those over the page are open. */
export function useOpenParents(
  items: readonly NavigationItem[],
  path: string,
): [open: ReadonlySet<string>, toggle: (id: string) => void] {
  const atPage = () => new Set(pathTo(items, path)) as ReadonlySet<string>;
  const [state, setState] = useState(() => ({ path, open: atPage() }));
  const open = state.path === path ? state.open : atPage();
  if (state.path !== path) setState({ path, open });
  const toggle = (id: string) =>
    setState({ path, open: open.has(id) ? closed(items, open, id) : opened(items, path, id) });
  return [open, toggle];
}
