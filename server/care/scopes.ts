import type { EntityStore } from '../entity-store.ts';
import { consent, lifeEvent, pastoralNote, safetyNote } from './tables.ts';

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

/** For those who read the confidential notes of the church in which it was written, wherever its person is now. */
export const pastoralNoteStore: EntityStore = {
  name: 'pastoralNote',
  table: pastoralNote,
  arrives: 'last',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/pastoral' as scope from ${relation}`,
};

/** With the church of its person, and with each group that the person is in now. */
export const safetyNoteStore: EntityStore = {
  name: 'safetyNote',
  table: safetyNote,
  arrives: 'last',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/safety' as scope from ${relation}
     union select n.id, 'group:' || m.group_id || '/safety' from ${relation} n
     join group_membership m on m.tenant_id = n.tenant_id and m.person_id = n.person_id and m.status <> 'left'`,
  follows: {
    groupMembership: (moved) =>
      `select n.id from safety_note n
       where n.tenant_id = $1 and n.person_id in (select person_id from ${moved})`,
  },
};
