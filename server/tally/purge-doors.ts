import type { TenantTransaction } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';

/** Rows a statement takes. */
const chunk = 1000;

/**
 * Counts of doors go two weeks after their last news: their reports hold them, and no device may tell them any more.
 * Answers whether there may be more.
 */
export async function purgeDoors(tx: TenantTransaction, now: Date): Promise<boolean> {
  const old = await tx.rows<{ id: string }>(
    'old door counts',
    `select id from door_count
     where tenant_id = $1 and received_at < $2::timestamptz - interval '14 days'
     order by received_at limit $3 for update`,
    [tx.tenantId, now.toISOString(), chunk],
  );
  if (old.length === 0) return false;
  await recordEffect(tx, { output: null, erased: { doorCount: old.map(({ id }) => id) } }, null);
  return old.length === chunk;
}
