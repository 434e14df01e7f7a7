import type { EntityStore } from '../entity-store.ts';
import { doorCount } from './tables.ts';

/** With what everybody needs who counts there. It names one person only: who stands at the door. */
export const doorCountStore: EntityStore = {
  name: 'doorCount',
  table: doorCount,
  arrives: 'first',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/counting' as scope from ${relation}`,
};
