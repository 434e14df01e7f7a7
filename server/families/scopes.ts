import type { EntityStore } from '../entity-store.ts';
import { family, familyMember, pickupPerson } from './tables.ts';

/** Among the people of its church. */
export const familyStore: EntityStore = {
  name: 'family',
  table: family,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};

/** For who sees the people of the family's church: it shows nobody the person's row. */
export const familyMemberStore: EntityStore = {
  name: 'familyMember',
  table: familyMember,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/people' as scope from ${relation}`,
};

/** For those who keep the family. */
export const pickupPersonStore: EntityStore = {
  name: 'pickupPerson',
  table: pickupPerson,
  arrives: 'last',
  scopes: (relation) => `select id, 'church:' || church_id || '/pickup' as scope from ${relation}`,
};
