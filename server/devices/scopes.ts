import type { EntityStore } from '../entity-store.ts';
import { storeLoss } from './tables.ts';

/** In the slices of the churches that its person counts for. */
export const storeLossStore: EntityStore = {
  name: 'storeLoss',
  table: storeLoss,
  scopes: (relation) => `select id, 'church:' || unnest(church_ids) as scope from ${relation}`,
};
