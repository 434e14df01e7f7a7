import { changedIn, type EntityStore } from '../entity-store.ts';
import { byConfidence, isConfidential } from './confidential.ts';
import { group, groupMembership, groupType } from './tables.ts';

/** For everybody who sees groups: somebody may be about to make the first one of a type. */
export const groupTypeStore: EntityStore = {
  name: 'groupType',
  table: groupType,
  scopes: (relation) => `select id, 'tenant' as scope from ${relation}`,
};

/** SQL of the scope of its church that holds a group. `alias` has the columns of `groups`. */
export function churchScopeOf(alias: string): string {
  return `('church:' || ${alias}.church_id || case when ${alias}.confidential then '/confidential' else '/groups' end)`;
}

/** With the groups of its church, or with those that few know of; and with who leads it. */
export const groupStore: EntityStore = {
  name: 'group',
  table: group,
  scopes: (relation) =>
    `select g.id, ${churchScopeOf('g')} as scope from ${relation} g
     union all select id, 'group:' || id || '/groups' from ${relation}`,
  accountsToRenew: (moved) =>
    `select account_id as id from role_assignment r
     where r.tenant_id = $1 and r.ended_at is null and r.scope = 'group'
       and r.scope_id in (${changedIn(moved, 'church_id')})`,
};

/**
 * For who sees the people of the group, or the few who know of it where it is confidential; who looks after it alone sees
 * those who are in it now.
 */
export const groupMembershipStore: EntityStore = {
  name: 'groupMembership',
  table: groupMembership,
  arrives: 'last',
  scopes: (relation) =>
    `select m.id, 'church:' || m.church_id
       || case when ${isConfidential('m')} then '/confidential' else '/members' end as scope
     from ${relation} m
     union all select id, 'group:' || group_id || '/members' from ${relation} where status <> 'left'`,
  follows: { group: byConfidence('group_membership') },
};
