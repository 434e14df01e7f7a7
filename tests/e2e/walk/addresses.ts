import { globSync } from 'node:fs';
import { isParent, type NavigationItem } from '../../../src/domain/shell/navigation-item.ts';
import { navigationTree } from '../../../src/domain/shell/navigation-tree.ts';
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

/**
 * The addresses of these routes, each once: their own, and for parameters what the product has a list
 * of, else `samples`. A route without either is an error: a new one joins by itself or says what it
 * misses.
 */
export function addressesOf(
  routes: readonly string[],
  samples: Readonly<Record<string, string>>,
): string[] {
  const free = new Set(known);
  const found = new Set<string>();
  for (const route of routes.toSorted((one, other) => rank(one) - rank(other))) {
    const matches = matcher(route);
    const own = hasParameter(route)
      ? [...free].filter((address) => matches.test(address))
      : [route];
    const sample = samples[route];
    if (sample !== undefined) own.push(sample);
    if (own.length === 0) throw new Error(`No sample address of the route ${route}`);
    for (const address of own) {
      free.delete(address);
      found.add(address);
    }
  }
  return [...found].toSorted();
}
