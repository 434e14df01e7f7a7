import { expect, test } from 'vitest';
import { scope } from '#domain/protocol.ts';
import { churchFacets, groupFacets, sharedFacets, userFacets } from './facets.ts';

const id = '3f1e1c1a-0b6e-4f52-9d0c-5a2a3c1e7b11';
const facetsOf = { church: churchFacets, group: groupFacets, user: userFacets };
const scopes = Object.entries(facetsOf).flatMap(([kind, facets]) =>
  Object.keys(facets).map((facet) => `${kind}:${id}/${facet}`),
);
const shared = Object.keys(sharedFacets).map((facet) => `church:${id}/${facet}`);

/** A device that is given one that it does not know refuses the whole answer, and holds nothing new from then on. */
test.each([...scopes, ...shared])('a device takes the scope %s', (one) => {
  expect(scope.safeParse(one).success).toBe(true);
});
