import type { TenantTransaction } from '../database/tenant.ts';

/** Rows a statement takes: it must end in time, and hold nobody up. */
const chunk = 5000;

/**
 * Answers of mutations go after 90 days; their ids stay, so that none is ever executed twice. Answers
 * whether there may be more.
 */
export async function purgeResults(tx: TenantTransaction): Promise<boolean> {
  const purged = await tx.rows(
    'purge results',
    `update mutation set output = null where tenant_id = $1 and id in (
       select id from mutation
       where tenant_id = $1 and at < now() - interval '90 days' and output is not null limit $2)
     returning 1`,
    [tx.tenantId, chunk],
  );
  return purged.length === chunk;
}

/**
 * Rows that left a scope are remembered for 90 days. A device that was away for longer starts again: its
 * cursor is below `min_v`. Versions have no time of their own; the mutations that took them have.
 * Answers whether there may be more.
 */
export async function purgeGone(tx: TenantTransaction): Promise<boolean> {
  const [purged] = await tx.rows<{ count: number }>(
    'purge gone',
    `with gone as (
       delete from change where tenant_id = $1 and (scope, t, id) in (
         select scope, t, id from change where tenant_id = $1 and gone and v <= (
           select max(v) from mutation
           where tenant_id = $1 and at < now() - interval '90 days')
         order by v limit $2)
       returning v),
     raised as (
       update tenant_seq set min_v = greatest(min_v, (select max(v) from gone))
       where tenant_id = $1 and exists (select 1 from gone))
     select count(*) as count from gone`,
    [tx.tenantId, chunk],
  );
  return purged?.count === chunk;
}
