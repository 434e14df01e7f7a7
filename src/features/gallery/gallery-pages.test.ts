import { expect, test } from 'vitest';
import { isParent } from '#domain/shell/navigation-item.ts';
import { galleryNavigation } from './gallery-navigation.ts';
import { galleryAt, galleryPages } from './gallery-pages.ts';

const named = (base: string, names: string[]) => names.map((name) => `${base}/${name}`);
const scrolls = ['overview', 'normal-scroll', 'page-scroll', 'content-scroll'];

/** The addresses that the galleries must have, written down a second time. */
const wanted = [
  'material-components',
  'tailwindcss',
  'advanced-search',
  'animations',
  'cards',
  'colors',
  'confirmation-dialog',
  'datatable',
  'typography',
  ...named('forms', ['fields', 'layouts', 'wizards']),
  'fuse-components/libraries/mock-api',
  ...named('fuse-components/components', [
    'alert',
    'card',
    'drawer',
    'fullscreen',
    'highlight',
    'loading-bar',
    'masonry',
    'navigation',
  ]),
  ...named('fuse-components/directives', ['scrollbar', 'scroll-reset']),
  ...named('fuse-components/services', [
    'config',
    'confirmation',
    'splash-screen',
    'media-watcher',
  ]),
  'fuse-components/pipes/find-by-key',
  'fuse-components/validators/must-match',
  ...named('other-components/common', [
    'overview',
    'languages',
    'messages',
    'notifications',
    'quick-chat',
    'search',
    'shortcuts',
    'user',
  ]),
  ...named('other-components/third-party', ['apex-charts', 'quill-editor']),
  ...named('icons', [
    'heroicons-outline',
    'heroicons-solid',
    'material-twotone',
    'material-outline',
    'material-solid',
    'feather',
  ]),
  'page-layouts/overview',
  ...named('page-layouts/empty', ['overview', 'normal-scroll', 'page-scroll']),
  ...[
    'fullwidth',
    'left-sidebar-1',
    'left-sidebar-2',
    'right-sidebar-1',
    'right-sidebar-2',
  ].flatMap((variant) => named(`page-layouts/carded/${variant}`, scrolls)),
  ...[
    'fullwidth-1',
    'fullwidth-2',
    'left-sidebar-1',
    'left-sidebar-2',
    'left-sidebar-3',
    'right-sidebar-1',
    'right-sidebar-2',
    'right-sidebar-3',
  ].flatMap((variant) => named(`page-layouts/simple/${variant}`, scrolls)),
  'page-layouts/simple/left-sidebar-2/inner-scroll',
  'page-layouts/simple/right-sidebar-2/inner-scroll',
];

test('S2-095 every gallery has its address, and no other is made up', () => {
  expect(galleryPages.map(({ path }) => path).toSorted()).toEqual(['', ...wanted].toSorted());
});

test.each([
  ['page-layouts', 'page-layouts/overview'],
  ['page-layouts/carded/fullwidth', 'page-layouts/carded/fullwidth/overview'],
  ['fuse-components', 'fuse-components/components/alert'],
  ['icons/', 'icons/heroicons-outline'],
])('a parent, %s, leads to %s', (asked, to) => {
  expect(galleryAt(asked)).toMatchObject({ page: { path: to }, isHere: false });
});

test('an address that no gallery has is nothing', () => {
  expect(galleryAt('page-layouts/sideways')).toBeNull();
  expect(galleryAt('card')).toBeNull();
});

test('the navigation leads to each listed page once', () => {
  const links = galleryNavigation.flatMap((item) =>
    isParent(item) ? item.children.map((child) => ('link' in child ? child.link : '')) : [],
  );
  const listed = galleryPages.filter(({ unlisted }) => !unlisted);
  expect(links).toHaveLength(listed.length);
  expect(new Set(links).size).toBe(listed.length);
});
