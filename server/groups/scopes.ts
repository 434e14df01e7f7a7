import { changedIn, type EntityStore } from '../entity-store.ts';
import { group, groupType } from './tables.ts';

/** With each of its groups. */
export const groupTypeStore: EntityStore = {
  name: 'groupType',
  table: groupType,
  scopes: (relation) =>
    `select distinct t.id, s.scope from ${relation} t
     join groups g on g.tenant_id = t.tenant_id and g.group_type_id = t.id
     cross join lateral (values ('church:' || g.church_id || '/groups'), ('group:' || g.id || '/groups')) s (scope)`,
  follows: { group: (moved) => `select group_type_id as id from ${moved}` },
};

export const groupStore: EntityStore = {
  name: 'group',
  table: group,
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/groups' as scope from ${relation}
     union all select id, 'group:' || id || '/groups' from ${relation}`,
  reachedBy: (moved) =>
    `select account_id as id from role_assignment r
     where r.tenant_id = $1 and r.ended_at is null and r.scope = 'group'
       and r.scope_id in (${changedIn(moved, 'church_id')})`,
};
