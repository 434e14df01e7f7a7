import { createContext, use, useEffect } from 'react';
import type { Crumb } from './breadcrumb.tsx';

/** The way to the open page, as the frame round it knows it. */
export interface PageWay {
  /** Empty for a page that the menu leads to. */
  through: readonly Crumb[];
  /** Whether the frame's bar names the way on wide screens. */
  isInBar: boolean;
  /** Told what a page calls itself, and null when that page is gone. */
  onNamed?(title: string | null): void;
}

/** Without a frame, a page names its own way alone. */
export const PageWayHere = createContext<PageWay>({ through: [], isInBar: false });

/** Tells the frame what the open page is called: the name of who or what it is about. `null`: nothing of its own. */
export function useNamedPage(title: string | null): void {
  const { onNamed } = use(PageWayHere);
  useEffect(() => {
    if (title === null) return undefined;
    onNamed?.(title);
    return () => onNamed?.(null);
  }, [title, onNamed]);
}
