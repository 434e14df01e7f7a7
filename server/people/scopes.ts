import type { EntityStore } from '../entity-store.ts';
import { person } from './tables.ts';

/** Among the people of their home church. */
export const personStore: EntityStore = {
  name: 'person',
  table: person,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};
