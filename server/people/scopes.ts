import type { EntityStore } from '../entity-store.ts';
import { byConfidence, isConfidential } from '../groups/confidential.ts';
import { person } from './tables.ts';

/**
 * Among the people of their home church, and with the people of each group that they are in: who sees that somebody
 * is a member sees who it is. A confidential group puts them in the facet of its members, and in no other: that the row
 * is there would tell of the group.
 */
export const personStore: EntityStore = {
  name: 'person',
  table: person,
  arrives: 'listed',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/people' as scope from ${relation}
     union select p.id, s.scope from ${relation} p
     join group_membership m on m.tenant_id = p.tenant_id and m.person_id = p.id and m.status <> 'left'
     cross join lateral (values ('church:' || m.church_id
         || case when ${isConfidential('m')} then '/confidential' else '/members' end),
       ('group:' || m.group_id || '/members')) s(scope)`,
  follows: {
    group: byConfidence('group_membership', 'person_id'),
    groupMembership: (moved) => `select person_id as id from ${moved}`,
  },
};
