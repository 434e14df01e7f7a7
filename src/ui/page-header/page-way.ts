import { createContext } from 'react';
import type { Crumb } from './breadcrumb.tsx';

/** The way to the open page, as the frame round it knows it. */
export interface PageWay {
  /** Empty for a page that the menu leads to. */
  through: readonly Crumb[];
  /** Whether the frame's bar names the way on wide screens. */
  isInBar: boolean;
}

/** Without a frame, a page names its own way alone. */
export const PageWayHere = createContext<PageWay>({ through: [], isInBar: false });
