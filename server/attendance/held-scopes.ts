import type { EntityStore } from '../entity-store.ts';
import { heldMutation } from './tables.ts';

/** In its church, whose administrators decide, and in its author's own scope. */
export const heldReportStore: EntityStore = {
  name: 'heldReport',
  table: heldMutation,
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/deciding' as scope from ${relation}
     union all select id, 'user:' || account_id from ${relation}`,
};
