import { registers } from '#domain/registers.gen.ts';
import { sharedFacetOf } from '../access/roles/facets.ts';
import type { EntityStore } from '../entity-store.ts';
import { savedList } from './tables.ts';

/** SQL of the facet of the register of a row; null for a register that this program does not know. */
const facet = `(case register ${registers
  .map(({ register: { name, may } }) => `when '${name}' then '${sharedFacetOf(may.view)}'`)
  .join(' ')} end)`;

/** With its owner; a shared one with everybody who sees rows of its register anywhere. */
export const savedListStore: EntityStore = {
  name: 'savedList',
  table: savedList,
  arrives: 'last',
  scopes: (relation) =>
    `select id, 'user:' || account_id as scope from ${relation}
     union all select id, 'church:' || tenant_id || '/' || ${facet} from ${relation}
       where shared and ${facet} is not null`,
};
