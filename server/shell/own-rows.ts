import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import type { Effect } from '../sync/effect.ts';

/** The caller's own rows, in this order. */
export async function ownRows<Row extends object>(
  tx: TenantTransaction,
  { accountId }: Caller,
  store: EntityStore,
  order: string,
): Promise<Row[]> {
  const table = tableName(store);
  return tx.rows<Row>(
    `own ${table}`,
    `select ${selectList(store)} from ${table}
     where tenant_id = $1 and account_id = $2 order by ${order}`,
    [tx.tenantId, accountId],
  );
}

/** The caller's own row under an id; somebody else's is as if it were not there. */
export async function findOwn<Row extends object>(
  tx: TenantTransaction,
  { accountId }: Caller,
  store: EntityStore,
  id: string | number,
  column = 'id',
): Promise<Row | null> {
  const table = tableName(store);
  const found = await tx.rows<Row>(
    `own ${table} by ${column}`,
    `select ${selectList(store)} from ${table}
     where tenant_id = $1 and account_id = $2 and ${column} = $3 for update`,
    [tx.tenantId, accountId, id],
  );
  return found[0] ?? null;
}

/** Erases the row, if there is one. */
export function erasing<Output>(
  store: EntityStore,
  row: { id: string } | null,
  output: Output,
): Effect<Output> {
  return { output, ...(row && { erased: { [store.name]: [row.id] } }) };
}
