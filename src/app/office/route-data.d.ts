import type { LayoutName } from '../../layouts/layout-names.ts';

declare module '@tanstack/react-router' {
  /** Data of a route about its page. */
  interface StaticDataRouteOption {
    /** S2-099: the layout of this page and those below it, whatever somebody chose. */
    layout?: LayoutName;
    /** Name of a page that the menu does not lead to. */
    title?: string;
    /** Address in the menu of the list that such a page is opened from: the header leads back through it. */
    openedFrom?: string;
  }
}
