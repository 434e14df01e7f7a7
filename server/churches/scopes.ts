import type { EntityStore } from '../entity-store.ts';
import { church, churchGroup, reportPolicy, service } from './tables.ts';

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
