import type { EntityStore } from '../entity-store.ts';
import { person } from './tables.ts';

/**
 * Among the people of their home church, and with the people of each group that they are in: who sees that somebody
 * is a member sees who it is.
 */
export const personStore: EntityStore = {
  name: 'person',
  table: person,
  arrives: 'last',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/people' as scope from ${relation}
     union select p.id, s.scope from ${relation} p
     join group_membership m on m.tenant_id = p.tenant_id and m.person_id = p.id and m.status <> 'left'
     cross join lateral (values ('church:' || m.church_id || '/members'),
       ('group:' || m.group_id || '/members')) s(scope)`,
  follows: { groupMembership: (moved) => `select person_id as id from ${moved}` },
};
