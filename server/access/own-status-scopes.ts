import type { EntityStore } from '../entity-store.ts';
import { ownStatus } from './tables.ts';

/** Nobody else's: what others see of it travels with the live stream. */
export const ownStatusStore: EntityStore = {
  name: 'ownStatus',
  table: ownStatus,
  scopes: (relation) => `select id, 'user:' || id as scope from ${relation}`,
};
