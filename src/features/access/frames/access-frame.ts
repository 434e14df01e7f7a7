import { createContext, type ComponentType } from 'react';
import * as css from '../screens/sign-in.css.ts';

/** Frame round the pages about an account, and whether their buttons work. */
export interface AccessFrame {
  page: string;
  side: string;
  picture: string;
  /** A sample stands in a page that has its main part already. */
  Side?: 'main' | 'div';
  /** Instead of the one that the sign-in page shows. */
  Picture?: ComponentType;
  /** A sample of the page: what is sent goes nowhere. */
  isSample?: boolean;
}

/** On the real routes half of the screen is the form, the other half the picture. */
export const AccessFrameContext = createContext<AccessFrame>(css);
