import type { TenantTransaction } from '../database/tenant.ts';

/** Rows of one entity in a scope, at most, that devices hold (SYNC.md). */
export const mostRows = 100_000;

/** A scope comes back to devices when it is well below: not at each row that comes and goes at the edge. */
const backBelow = 0.9;

/**
 * Says which scopes are too large for devices, as they are now. A change arrives at every device as changed access scopes:
 * it lets go of the rows of the scope, or fetches them. Answers whether something did.
 */
export async function measureScopes(tx: TenantTransaction, most = mostRows): Promise<boolean> {
  const changed = await tx.rows(
    'measure scopes',
    `with counted as (
       select scope, count(*) as rows from change where tenant_id = $1 and not gone group by scope, t),
     large as (
       select distinct c.scope from counted c join tenant_seq s on s.tenant_id = $1
       where c.rows > case when c.scope = any(s.online_only) then $2 * $3::float else $2 end),
     said as (select coalesce(array_agg(scope order by scope), '{}') as scopes from large)
     update tenant_seq s set online_only = said.scopes from said
     where s.tenant_id = $1 and s.online_only <> said.scopes returning 1`,
    [tx.tenantId, most, backBelow],
  );
  if (changed.length === 0) return false;
  await tx.rows(
    'renew all reaches',
    'update account set reach_version = reach_version + 1 where tenant_id = $1',
    [tx.tenantId],
  );
  return true;
}
