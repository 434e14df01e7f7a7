import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { isLayoutName, type LayoutName } from '../../../layouts/layout-names.ts';
import { layoutChoice } from './layout-choice.ts';

/**
 * The layout of the page. A route's own wins over the address; the address over what was chosen, and
 * is the choice from then on (S2-098, S2-099).
 */
export function useLayoutName(): LayoutName {
  const chosen = useSyncExternalStore(layoutChoice.subscribe, layoutChoice.getSnapshot);
  const asked = useRouterState({
    select: ({ location }) => (location.search as { layout?: unknown }).layout,
  });
  const ofRoute = useRouterState({
    select: ({ matches }) =>
      matches.findLast((match) => match.staticData.layout)?.staticData.layout,
  });
  useEffect(() => {
    if (isLayoutName(asked)) layoutChoice.choose(asked);
  }, [asked]);
  if (ofRoute) return ofRoute;
  return isLayoutName(asked) ? asked : chosen;
}
