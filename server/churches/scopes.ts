import type { EntityStore } from '../entity-store.ts';
import { church, churchGroup, group, groupType, reportPolicy, service } from './tables.ts';

/** In the slice of each of its churches. Whoever moves a church touches both groups. */
export const churchGroupStore: EntityStore = {
  name: 'churchGroup',
  table: churchGroup,
  scopes: (relation) =>
    `select g.id, 'church:' || c.id as scope from ${relation} g
     join church c on c.tenant_id = g.tenant_id and c.church_group_id = g.id`,
};

export const churchStore: EntityStore = {
  name: 'church',
  table: church,
  scopes: (relation) => `select id, 'church:' || id as scope from ${relation}`,
};

export const serviceStore: EntityStore = {
  name: 'service',
  table: service,
  scopes: (relation) => `select id, 'church:' || church_id as scope from ${relation}`,
};

export const reportPolicyStore: EntityStore = {
  name: 'reportPolicy',
  table: reportPolicy,
  scopes: (relation) => `select id, 'church:' || church_id as scope from ${relation}`,
};

/** In the slices of its groups. Whoever changes a group's type touches both. */
export const groupTypeStore: EntityStore = {
  name: 'groupType',
  table: groupType,
  scopes: (relation) =>
    `select distinct t.id, s.scope from ${relation} t
     join groups g on g.tenant_id = t.tenant_id and g.group_type_id = t.id
     cross join lateral (values ('church:' || g.church_id), ('group:' || g.id)) s (scope)`,
};

export const groupStore: EntityStore = {
  name: 'group',
  table: group,
  scopes: (relation) =>
    `select id, 'church:' || church_id as scope from ${relation}
     union all select id, 'group:' || id from ${relation}`,
};
