import type { EntityStore } from '../entity-store.ts';
import { family, familyMember } from './tables.ts';

/** Among the people of its church. */
export const familyStore: EntityStore = {
  name: 'family',
  table: family,
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};

/** For who sees the people of the family's church: it shows nobody the person's row. */
export const familyMemberStore: EntityStore = {
  name: 'familyMember',
  table: familyMember,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};
