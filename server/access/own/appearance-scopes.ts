import type { EntityStore } from '../../entity-store.ts';
import { appearance } from '../tables.ts';

/** Nobody else's. */
export const appearanceStore: EntityStore = {
  name: 'appearance',
  table: appearance,
  scopes: (relation) => `select id, 'user:' || id as scope from ${relation}`,
};
