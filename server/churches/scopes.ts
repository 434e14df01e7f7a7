import { regionsOver } from '../access/roles/regions.ts';
import { changedIn, type EntityStore } from '../entity-store.ts';
import { church, churchGroup, reportPolicy, service } from './tables.ts';

/** SQL of the accounts with a role over everything, over one of these places or over a church group above one. */
function overPlaces(ids: string): string {
  return `select account_id as id from role_assignment r
     where r.tenant_id = $1 and r.ended_at is null
       and (r.scope = 'tenant' or r.scope_id in (${regionsOver(ids)}))`;
}

/** For who looks after it, also while nothing is in it, and with each of its churches. */
export const churchGroupStore: EntityStore = {
  name: 'churchGroup',
  table: churchGroup,
  arrives: 'first',
  scopes: (relation) =>
    `select id, 'church:' || id || '/counting' as scope from ${relation}
     union select g.id, 'church:' || c.id || '/counting' from ${relation} g
     join church c on c.tenant_id = g.tenant_id and c.church_group_id = g.id`,
  follows: { church: (moved) => `select church_group_id as id from ${moved}` },
  accountsToRenew: (moved) =>
    `${overPlaces(`select id from ${moved} union select parent_church_group_id from ${moved}`)}
       and exists (${changedIn(moved, 'parent_church_group_id')})`,
};

export const churchStore: EntityStore = {
  name: 'church',
  table: church,
  arrives: 'first',
  scopes: (relation) => `select id, 'church:' || id || '/counting' as scope from ${relation}`,
  accountsToRenew: (moved) =>
    `${overPlaces(`select id from ${moved} union select church_group_id from ${moved}`)}
       and exists (${changedIn(moved, 'church_group_id')})`,
};

export const serviceStore: EntityStore = {
  name: 'service',
  table: service,
  arrives: 'first',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/counting' as scope from ${relation}`,
};

export const reportPolicyStore: EntityStore = {
  name: 'reportPolicy',
  table: reportPolicy,
  arrives: 'first',
  scopes: (relation) =>
    `select id, 'church:' || church_id || '/counting' as scope from ${relation}`,
};
