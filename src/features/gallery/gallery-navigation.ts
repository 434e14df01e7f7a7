import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { addressOf, gallerySections } from './gallery-pages.ts';

/** The galleries as a tree of the navigation: one parent a section. */
export const galleryNavigation: readonly NavigationItem[] = gallerySections.map(
  ({ id, title, pages }) => ({
    id: `ui.${id}`,
    type: 'collapsable',
    title,
    children: pages
      .filter((page) => !page.unlisted)
      .map((page) => ({
        id: `ui.${page.path || 'all'}`,
        type: 'basic',
        title: page.title,
        link: addressOf(page),
        exactMatch: true,
      })),
  }),
);
