import type { EntityStore } from '../entity-store.ts';
import { distinctPair } from './tables.ts';

/** Among the people of the church of one of the two. */
export const distinctPairStore: EntityStore = {
  name: 'distinctPair',
  table: distinctPair,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};
