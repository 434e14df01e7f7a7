import type { GalleryPage } from './gallery-page.ts';

/** Ways a page scrolls: as a document, in its box, below its header, or each pane by itself. */
export type ScrollName = 'normal-scroll' | 'page-scroll' | 'content-scroll' | 'inner-scroll';

const titles = {
  overview: 'Overview',
  'normal-scroll': 'Normal scroll',
  'page-scroll': 'Page scroll',
  'content-scroll': 'Content scroll',
  'inner-scroll': 'Inner scroll',
} as const;

interface Kind {
  name: 'empty' | 'carded' | 'simple';
  title: string;
  about: string;
  variants: readonly { name: string; title: string; panes?: true }[];
}

const sidebars = (side: 'left' | 'right', count: number, panes = 0) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${side}-sidebar-${at + 1}`,
    title: `${side === 'left' ? 'Left' : 'Right'} sidebar ${at + 1}`,
    ...(at + 1 === panes && { panes: true as const }),
  }));

const kinds: readonly Kind[] = [
  { name: 'empty', title: 'Empty', about: 'A page without anything round it.', variants: [] },
  {
    name: 'carded',
    title: 'Carded',
    about: 'A coloured header, and a raised card with the content over its lower edge.',
    variants: [
      { name: 'fullwidth', title: 'Full width' },
      ...sidebars('left', 2),
      ...sidebars('right', 2),
    ],
  },
  {
    name: 'simple',
    title: 'Simple',
    about: 'A plain page: a header with its actions or tabs, and the content below it.',
    variants: [
      { name: 'fullwidth-1', title: 'Full width 1' },
      { name: 'fullwidth-2', title: 'Full width 2' },
      ...sidebars('left', 3, 2),
      ...sidebars('right', 3, 2),
    ],
  },
];

function modesOf(kind: Kind, panes: boolean): (keyof typeof titles)[] {
  if (kind.name === 'empty') return ['overview', 'normal-scroll', 'page-scroll'];
  const usual = ['overview', 'normal-scroll', 'page-scroll', 'content-scroll'] as const;
  return panes ? [...usual, 'inner-scroll'] : [...usual];
}

function pagesOf(kind: Kind): GalleryPage[] {
  const variants = kind.variants.length > 0 ? kind.variants : [{ name: '', title: kind.title }];
  return variants.flatMap((variant) => {
    const panes = 'panes' in variant && variant.panes === true;
    const base = ['page-layouts', kind.name, variant.name].filter(Boolean).join('/');
    const named = variant.name ? `${kind.title}, ${variant.title.toLowerCase()}` : kind.title;
    return modesOf(kind, panes).map((mode): GalleryPage => {
      if (mode === 'overview') {
        return {
          path: `${base}/overview`,
          title: named,
          about: kind.about,
          screen: 'pageLayouts',
        };
      }
      return {
        path: `${base}/${mode}`,
        title: `${named}: ${titles[mode].toLowerCase()}`,
        about: kind.about,
        screen: 'pageLayout',
        bare: true,
        unlisted: true,
      };
    });
  });
}

/** Every page layout, in each way that it can scroll. */
export const pageLayoutPages: readonly GalleryPage[] = [
  {
    path: 'page-layouts/overview',
    title: 'Page layouts',
    about:
      'A page is a header and its content, with a side bar or without, and one thing that scrolls. Choose a layout to see it in use.',
    screen: 'pageLayouts',
  },
  ...kinds.flatMap(pagesOf),
];
