import type { LayoutName } from '../../layouts/layout-names.ts';

declare module '@tanstack/react-router' {
  /** Data of a route about its page. */
  interface StaticDataRouteOption {
    /** S2-099: the layout of this page and those below it, whatever somebody chose. */
    layout?: LayoutName;
    /** Name of a page that the menu does not lead to. */
    title?: string;
    /** The page has the whole screen: it draws its own header, and no frame stands round it. */
    fillsScreen?: boolean;
    /** Addresses in the menu of lists that such a page is opened from: the header leads back through the first that the person may open. */
    openedFrom?: string | readonly string[];
  }
}
