import type { SavedList } from '#domain/saved/saved-list.ts';
import type { TenantTransaction } from '../database/tenant.ts';

/** Keeps what an administrator deletes of somebody else, so that it can be taken back. */
export async function keepRemoved(
  tx: TenantTransaction,
  list: SavedList,
  removedAt: Date,
): Promise<void> {
  await tx.rows(
    'keep removed list',
    `insert into removed_list (tenant_id, id, "row", removed_at) values ($1, $2, $3, $4)
     on conflict (tenant_id, id) do update set "row" = excluded."row", removed_at = excluded.removed_at`,
    [tx.tenantId, list.id, JSON.stringify(list), removedAt.toISOString()],
  );
}

/** A removed list of a register, kept from others until the end; null where there is none. */
export async function findRemoved(
  tx: TenantTransaction,
  id: string,
  register: string,
): Promise<SavedList | null> {
  const [found] = await tx.rows<{ row: SavedList }>(
    'removed list',
    'select "row" from removed_list where tenant_id = $1 and id = $2 for update',
    [tx.tenantId, id],
  );
  return found?.row.register === register ? found.row : null;
}

export async function forgetRemoved(tx: TenantTransaction, id: string): Promise<void> {
  await tx.rows(
    'forget removed list',
    'delete from removed_list where tenant_id = $1 and id = $2',
    [tx.tenantId, id],
  );
}

/** After 30 days nobody takes a deletion back any more. There is never more to do. */
export async function purgeRemoved(tx: TenantTransaction): Promise<boolean> {
  await tx.rows(
    'purge removed lists',
    `delete from removed_list where tenant_id = $1 and removed_at < now() - interval '30 days'`,
    [tx.tenantId],
  );
  return false;
}
