import type { EntityStore } from '../entity-store.ts';
import { person } from './tables.ts';

/** In the slice of their home church. */
export const personStore: EntityStore = {
  name: 'person',
  table: person,
  scopes: (relation) => `select id, 'church:' || church_id as scope from ${relation}`,
};
