import { useRouterState, type RouterState } from '@tanstack/react-router';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { pageTitleOf, type PageTitle } from './page-title-of.ts';

/** Title of a page from its route, or from its loaded data. */
function titleOf({ staticData, loaderData }: RouterState['matches'][number]): string | undefined {
  const loaded: object = typeof loaderData === 'object' ? (loaderData ?? {}) : {};
  const title = 'title' in loaded ? loaded.title : staticData.title;
  return typeof title === 'string' ? title : undefined;
}

/**
 * Titles of the current page: for the header, and for the window by `own`, the page's own name. `title`: of a page
 * that neither names itself nor is in the navigation.
 */
export function useHere(
  items: readonly NavigationItem[],
  path: string,
  title: string,
): { here: PageTitle; own: string } {
  const titled = useRouterState({
    select: ({ matches }) => matches.map(titleOf).findLast(Boolean),
  });
  const found = pageTitleOf(items, path);
  // A page below one of the menu's: it is in what the menu names.
  const named = { title: titled ?? title, section: found?.title ?? null };
  // A form of something has two names: the menu has it by its own, below the other.
  const isOfMenu = titled === undefined || titled === found?.title || titled === found?.section;
  const here = found && isOfMenu ? found : named;
  return { here, own: titled ?? here.title };
}
