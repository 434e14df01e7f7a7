import type { AnyRow, Register } from '#domain/register/register.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { columnOf, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';

/** The rows of a register that name the person in one of these fields, whoever may see them, kept from others until the end. */
export async function rowsNaming(
  tx: TenantTransaction,
  { entity }: Pick<Register, 'entity'>,
  fields: readonly string[],
  personId: string,
): Promise<AnyRow[]> {
  if (fields.length === 0) return [];
  const store = storeNamed(entity.name);
  const naming = fields.map((field) => `${columnOf(store, field)} = $2`);
  return tx.rows<AnyRow>(
    '',
    `select ${selectList(store)} from ${tableName(store)}
     where tenant_id = $1 and (${naming.join(' or ')}) order by id for update`,
    [tx.tenantId, personId],
  );
}
