import { useRouterState, type RouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import type { Crumb } from '../../ui/page-header/breadcrumb.tsx';
import type { PageWay } from '../../ui/page-header/page-way.ts';
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

interface Here {
  /** For the header. Of a page that the menu does not lead to, a church, a person: what it calls itself. */
  here: Pick<PageTitle, 'title' | 'within'>;
  /** For the window: the kind of page. The browser keeps titles of windows, so that no name is in them. */
  own: string;
  /** The same one until it changes: each page hears of another. */
  way: PageWay;
}

/**
 * Titles of the current page, and the way to it.
 *
 * @param title of a page that neither names itself nor is in the navigation
 * @param isInBar whether a bar of the layout names the way
 */
export function useHere(
  items: readonly NavigationItem[],
  path: string,
  title: string,
  isInBar: boolean,
): Here {
  const [called, onNamed] = useState<string | null>(null);
  const titled = useRouterState({
    select: ({ matches }) => matches.map(titleOf).findLast(Boolean),
  });
  const list = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.openedFrom,
  });
  const found = pageTitleOf(items, path);
  // A page below one of the menu's: it is in what the menu names.
  const through = useMemo(
    () => (list === undefined ? nowhere : wayThrough(items, [list].flat())),
    [items, list],
  );
  const within = list === undefined ? (found?.within ?? []) : through;
  const named = { title: titled ?? title, within };
  // A form of something has two names: the menu has it by its own, below the other.
  const names = [found?.title, found?.within.at(-1)?.title];
  const isOfMenu = titled === undefined || names.includes(titled);
  const here = found && isOfMenu ? found : named;
  const isBelow = through.length > 0;
  // Only there is its own name shown: elsewhere it would draw the frame twice for each page.
  const way = useMemo(
    () => ({ through, isInBar, ...(isBelow && { onNamed }) }),
    [through, isInBar, isBelow],
  );
  return {
    here: { title: (isBelow ? called : null) ?? here.title, within: here.within },
    own: titled ?? here.title,
    way,
  };
}
