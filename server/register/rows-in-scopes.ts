import type { Entity } from '#domain/entity.ts';
import { type AnyRow, wholeRow } from '#domain/register/register.ts';
import { type InScopes, shownTo } from '../access/roles/shown-to.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';

/** A register, or another entity: `blank` has what an older server left out of its rows. */
export interface Kept {
  entity: Entity;
  blank: Omit<AnyRow, 'id'>;
}

/** The rows that the caller's devices hold; with ids, only those. */
export async function rowsInScopes<Row extends AnyRow = AnyRow>(
  tx: TenantTransaction,
  caller: Caller,
  kept: Kept,
  store: EntityStore,
  ids?: readonly string[],
): Promise<Row[]> {
  const rows = await tx.rows<InScopes<Row>>(
    `${store.name} in scopes${ids === undefined ? '' : ' by id'}`,
    `select ${selectList(store, 'r')}, s.held as "heldBy"
     from (select id, array_agg(scope) as held from change
       where tenant_id = $1 and t = $2 and scope = any($3) and not gone
         ${ids === undefined ? '' : 'and id = any($4::uuid[])'} group by id) s
     join ${tableName(store)} r on r.tenant_id = $1 and r.id = s.id`,
    [
      tx.tenantId,
      store.name,
      caller.accessScopes.map(({ scope }) => scope),
      ...(ids === undefined ? [] : [ids]),
    ],
  );
  return rows.map((row) => wholeRow(kept, shownTo(caller, kept.entity, row)));
}
