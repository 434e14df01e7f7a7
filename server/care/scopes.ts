import type { EntityStore } from '../entity-store.ts';
import { consent, lifeEvent } from './tables.ts';

/** With the people of its church. */
const withPeople = (relation: string) =>
  `select id, 'church:' || church_id || '/people' as scope from ${relation}`;

export const lifeEventStore: EntityStore = {
  name: 'lifeEvent',
  table: lifeEvent,
  arrives: 'last',
  scopes: withPeople,
};

export const consentStore: EntityStore = {
  name: 'consent',
  table: consent,
  arrives: 'last',
  scopes: withPeople,
};
