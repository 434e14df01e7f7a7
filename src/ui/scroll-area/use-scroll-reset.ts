import { useLayoutEffect, useRef } from 'react';

/** A pane that scrolls by itself begins at its top whenever it shows something else. */
export function useScrollReset<Pane extends HTMLElement>(shown: string | number | undefined) {
  const pane = useRef<Pane>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) pane.current?.scrollTo(0, 0);
    before.current = shown;
  });
  return pane;
}
