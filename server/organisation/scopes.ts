import type { EntityStore } from '../entity-store.ts';
import { organisation } from './tables.ts';

/** For everybody who sees a church of it. A last day is over when the day is over in its time zone. */
export const organisationStore: EntityStore = {
  name: 'organisation',
  table: organisation,
  arrives: 'first',
  scopes: (relation) =>
    `select id, 'church:' || tenant_id || '/counting' as scope from ${relation}`,
  accountsToRenew: (moved) =>
    `select account_id as id from role_assignment r
     where r.tenant_id = $1 and r.ended_at is null and r.ends_on is not null
       and exists (select 1 from ${moved} group by id
         having count(*) = 1 or count(distinct time_zone) > 1)`,
};
