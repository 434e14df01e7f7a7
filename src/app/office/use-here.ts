import { useRouterState, type RouterState } from '@tanstack/react-router';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import type { Crumb } from '../../ui/page-header/breadcrumb.tsx';
import { pageTitleOf, type PageTitle } from './page-title-of.ts';

/** Title of a page from its route, or from its loaded data. */
function titleOf({ staticData, loaderData }: RouterState['matches'][number]): string | undefined {
  const loaded: object = typeof loaderData === 'object' ? (loaderData ?? {}) : {};
  const title = 'title' in loaded ? loaded.title : staticData.title;
  return typeof title === 'string' ? title : undefined;
}

/** The way to a page that the menu does not lead to: through the first page of the menu from which the person can open it. */
function wayThrough(items: readonly NavigationItem[], lists: readonly string[]): readonly Crumb[] {
  const all = lists.flatMap((to) => {
    const from = pageTitleOf(items, to);
    return from === null ? [] : [{ ...from, to }];
  });
  const from = all.find(({ opens }) => opens) ?? all[0];
  if (!from) return [];
  const { within, title, opens, to } = from;
  return [...within, { title, ...(opens && { to }) }];
}

const nowhere: readonly Crumb[] = [];

/**
 * Titles of the current page: for the header, and for the window by `own`, the page's own name. `through`: the way to
 * a page that the menu does not lead to. `title`: of a page that neither names itself nor is in the navigation.
 */
export function useHere(
  items: readonly NavigationItem[],
  path: string,
  title: string,
): { here: Pick<PageTitle, 'title' | 'within'>; own: string; through: readonly Crumb[] } {
  const titled = useRouterState({
    select: ({ matches }) => matches.map(titleOf).findLast(Boolean),
  });
  const list = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.openedFrom,
  });
  const found = pageTitleOf(items, path);
  // A page below one of the menu's: it is in what the menu names.
  const through = list === undefined ? nowhere : wayThrough(items, [list].flat());
  const within = list === undefined ? (found?.within ?? []) : through;
  const named = { title: titled ?? title, within };
  // A form of something has two names: the menu has it by its own, below the other.
  const names = [found?.title, found?.within.at(-1)?.title];
  const isOfMenu = titled === undefined || names.includes(titled);
  const here = found && isOfMenu ? found : named;
  return { here: { title: here.title, within: here.within }, own: titled ?? here.title, through };
}
