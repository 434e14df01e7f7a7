import { type Customised, customised, ofReports } from '#domain/custom-fields/entities.ts';
import { must } from '#domain/must.ts';
import { registers } from '#domain/registers.gen.ts';
import { sharedFacetOf } from '../access/roles/facets.ts';
import type { EntityStore } from '../entity-store.ts';
import { customField } from './tables.ts';

function facetOf(name: Customised): string {
  if (ofReports.has(name)) return sharedFacetOf('church.view');
  const of = registers.find(({ register }) => register.name === name);
  return sharedFacetOf(must(of, `the register ${name}`).register.may.view);
}

const facet = `(case register ${customised.map((name) => `when '${name}' then '${facetOf(name)}'`).join(' ')} end)`;

/** With everybody who sees rows of its kind anywhere: their forms need it, with or without a network. */
export const customFieldStore: EntityStore = {
  name: 'customField',
  table: customField,
  scopes: (relation) =>
    `select id, 'church:' || tenant_id || '/' || ${facet} as scope from ${relation}
     where ${facet} is not null`,
};
