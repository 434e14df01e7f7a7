import type { SavedList } from '#domain/saved/saved-list.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { savedListStore } from './scopes.ts';

/** The lists of somebody under their new name: others see whose the shared ones are. */
export async function listsOwnedBy(
  tx: TenantTransaction,
  { id, name: ownerName }: { id: string; name: string },
): Promise<SavedList[]> {
  const lists = await tx.rows<SavedList>(
    'saved lists of account',
    `select ${selectList(savedListStore)} from saved_list
     where tenant_id = $1 and account_id = $2 for update`,
    [tx.tenantId, id],
  );
  return lists.map((list) => Object.assign(list, { ownerName }));
}
