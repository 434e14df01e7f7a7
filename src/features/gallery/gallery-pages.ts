import type { GalleryPage, GallerySection } from './gallery-page.ts';
import { pageLayoutPages } from './page-layout-pages.ts';
import { about, hooks, shellParts, widgets } from './topic-pages.ts';

const iconSets = [
  ['heroicons-outline', 'Outline icons', 'Lines of 1.5, for places with room.'],
  ['heroicons-solid', 'Solid icons', 'Filled, for what is chosen.'],
  ['material-twotone', 'Two-tone icons', 'A line over a soft fill.'],
  ['material-outline', 'Outline icons, strong', 'Lines of 2, for small sizes.'],
  ['material-solid', 'Solid icons, strong', 'Filled, with strong lines.'],
  ['feather', 'Feather icons', 'The thinnest line, for large sizes.'],
] as const;

/** Every gallery, once: addresses, titles and the navigation beside them come from here. */
export const gallerySections: readonly GallerySection[] = [
  {
    id: 'elements',
    title: 'Elements',
    pages: [
      {
        path: '',
        title: 'Every part',
        about: 'Each part of the design system in all its states, side by side.',
        screen: 'everyPart',
      },
      {
        path: 'material-components',
        title: 'Components',
        about: 'What other libraries call it, and what it is here.',
        screen: 'components',
      },
      {
        path: 'advanced-search',
        title: 'Advanced search',
        about:
          'A form whose answers live in the address, so that a search can be sent to somebody.',
        screen: 'advancedSearch',
      },
      {
        path: 'animations',
        title: 'Animations',
        about: 'Entering takes 225 ms, leaving 195 ms. With reduced motion nothing moves.',
        screen: 'animations',
      },
      {
        path: 'cards',
        title: 'Cards',
        about: 'The kinds of card, with what each is for.',
        screen: 'cards',
      },
      {
        path: 'colors',
        title: 'Colors',
        about:
          'Colours are named by what they are for. They follow the scheme and the theme of the drawer “Appearance”.',
        screen: 'colors',
      },
      about(
        'confirmation-dialog',
        'Confirmation dialog',
        'Only for decisions that cannot be undone. The title asks, the buttons name the act.',
        ['confirm', 'sheet'],
      ),
      about('datatable', 'Data table', 'Rows of facts. Below 820 px each row is a card.', [
        'table',
        'pager',
      ]),
      {
        path: 'tailwindcss',
        title: 'Tokens',
        about:
          'There is no utility framework here. Space, radius, shadow and breakpoints are tokens, used in styles that are worked out when the product is built.',
        screen: 'tokens',
      },
      {
        path: 'typography',
        title: 'Typography',
        about: 'Inter, with two weights in a view. Tracking tightens with size.',
        screen: 'typography',
      },
    ],
  },
  {
    id: 'forms',
    title: 'Forms',
    pages: [
      about(
        'forms/fields',
        'Form fields',
        'Label, control, then a hint or an error in the same place. Required is the norm: optional fields say so.',
        [
          'field',
          'address-fields',
          'image-upload',
          'combobox',
          'date-field',
          'date-filter',
          'birth-date',
          'entry-list',
          'radio-cards',
          'select',
          'checkbox',
          'switch',
          'segmented',
          'option-list',
          'date-picker',
        ],
        { screen: 'fields' },
      ),
      about(
        'forms/layouts',
        'Form layouts',
        'One column, pairs for short fields, sections with titles, actions at the end.',
        [],
        { screen: 'formLayouts' },
      ),
      about(
        'forms/wizards',
        'Wizards',
        'Long forms in steps. What is filled in is kept at every step.',
        ['stepper'],
        { screen: 'wizards' },
      ),
    ],
  },
  { id: 'shell', title: 'Shell parts', pages: shellParts },
  { id: 'hooks', title: 'Behind the scenes', pages: hooks },
  { id: 'widgets', title: 'Header widgets', pages: widgets },
  {
    id: 'icons',
    title: 'Icons',
    pages: iconSets.map(([name, title, text]) => ({
      path: `icons/${name}`,
      title,
      about: text,
      screen: 'icons',
    })),
  },
  { id: 'pageLayouts', title: 'Page layouts', pages: pageLayoutPages },
];

export const galleryPages: readonly GalleryPage[] = gallerySections.flatMap(({ pages }) => pages);

/** Parents that are no page of their own lead to the first page below them. */
function firstBelow(path: string): GalleryPage | undefined {
  const below = galleryPages.filter((page) => page.path.startsWith(`${path}/`));
  return below.find((page) => page.path === `${path}/overview`) ?? below[0];
}

/** Page at `path` below `/ui/`: itself, the page it leads to, or null. */
export function galleryAt(path: string): { page: GalleryPage; isHere: boolean } | null {
  const asked = path.replace(/\/$/, '');
  const here = galleryPages.find((page) => page.path === asked);
  if (here) return { page: here, isHere: true };
  const page = firstBelow(asked);
  return page ? { page, isHere: false } : null;
}

export function addressOf(page: GalleryPage): string {
  return page.path === '' ? '/ui' : `/ui/${page.path}`;
}
