import type { EntityStore } from '../entity-store.ts';
import { storeLoss } from './tables.ts';

/** With the reports of the churches that its person counts for: some may be missing there. */
export const storeLossStore: EntityStore = {
  name: 'storeLoss',
  table: storeLoss,
  scopes: (relation) =>
    `select id, 'church:' || unnest(church_ids) || '/reports' as scope from ${relation}`,
};
