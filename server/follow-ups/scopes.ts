import type { EntityStore } from '../entity-store.ts';
import { followUp } from './tables.ts';

export const followUpStore: EntityStore = {
  name: 'followUp',
  table: followUp,
  arrives: 'last',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/followups' as scope from ${relation}`,
};
