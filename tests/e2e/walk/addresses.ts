import { globSync } from 'node:fs';
import { isMockAddress } from '../../../src/domain/demo/addresses.ts';
import { isParent, type NavigationItem } from '../../../src/domain/shell/navigation-item.ts';
import { navigationTree } from '../../../src/domain/shell/navigation-tree.gen.ts';
import { addressOf, galleryPages } from '../../../src/features/gallery/gallery-pages.ts';
import { panels } from '../../../src/features/settings/panels.ts';

function linksOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    if (isParent(item)) return linksOf(item.children);
    return item.type === 'basic' && !item.external ? [item.link] : [];
  });
}

const guides = globSync('**/*.md', { cwd: 'docs/guides' }).map(
  (file) => `/docs/guides/${file.replace(/\.md$/, '')}`,
);

/** Every address that the product has a list of. */
const known = [
  ...linksOf(navigationTree),
  ...galleryPages.map(addressOf),
  ...guides,
  // First data of the file manager: a folder, and an item in it.
  '/apps/file-manager/details/aaaaaaaa-0000-4000-8000-000000000009',
  '/apps/file-manager/folders/aaaaaaaa-0000-4000-8000-000000000001',
  '/apps/file-manager/folders/aaaaaaaa-0000-4000-8000-000000000001/details/aaaaaaaa-0000-4000-8000-000000000006',
  '/apps/help-center/guides/projects',
  '/apps/help-center/guides/projects/plan-a-project',
  '/apps/mailbox/inbox/1',
  '/apps/mailbox/inbox/1/aaaaaaaa-0000-4000-8000-000000000001',
  '/apps/mailbox/filter/starred/1',
  '/apps/mailbox/label/events/1',
  '/apps/mailbox/settings',
  ...panels.map((panel) => `/pages/settings/${panel}`),
];

/** `/pages/$variant` is any one part after `/pages`, `/ui/$` all there is. */
function matcher(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part === '$') return '.+';
    return part.startsWith('$') ? '[^/]+' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

const hasParameter = (route: string) => route.includes('$');

/** A splat takes what no other route does, and one that says less takes it later. */
const rank = (route: string) =>
  route.endsWith('$') ? 1000 - route.length : Number(hasParameter(route));

/** Of the demo app Chat, calls lie beside those of the Team Chat, so that their beginning does not tell. */
export const isOfDemoApp = (address: string) =>
  isMockAddress(`/api${address}`) || address.startsWith('/apps/chat');

/** Whether a route shows one row, of those that are there when somebody walks: `$groupId` is the id of a group. */
export const isOfOneRow = (route: string) => /\$(id|\w+Id)(\/|$)/.test(route);

/**
 * The addresses of these routes, each once: their own, also that of one row, and for other parameters what the
 * product has a list of. A route without either is an error.
 */
export function addressesOf(routes: readonly string[]): string[] {
  const free = new Set(known);
  const found = new Set<string>();
  for (const route of routes.toSorted((one, other) => rank(one) - rank(other))) {
    const matches = matcher(route);
    const own = hasParameter(route)
      ? [...free].filter((address) => matches.test(address))
      : [route];
    if (isOfOneRow(route)) own.push(route);
    if (own.length === 0) throw new Error(`No address of the route ${route}`);
    for (const address of own) {
      free.delete(address);
      found.add(address);
    }
  }
  return [...found].toSorted();
}
