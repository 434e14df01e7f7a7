import type { Entity } from '#domain/entity.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { customIdOf, customValuesField } from '#domain/rows/row-values.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { columnOf, type EntityStore, isList, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';

/** SQL of the rows that name one of the people of `$2` in the field. */
function namesOne(store: EntityStore, field: string): string {
  const id = customIdOf(field);
  if (id === null) {
    const column = columnOf(store, field);
    return isList(store, field) ? `${column} && $2::uuid[]` : `${column} = any($2::uuid[])`;
  }
  return `${columnOf(store, customValuesField)} ->> '${id}' = any($2::uuid[]::text[])`;
}

/** The rows of an entity that name one of these people in one of these fields, whoever may see them, kept from others until the end. */
export async function rowsNaming(
  tx: TenantTransaction,
  { name }: Pick<Entity, 'name'>,
  fields: readonly string[],
  personIds: readonly string[],
): Promise<AnyRow[]> {
  if (fields.length === 0) return [];
  const store = storeNamed(name);
  return tx.rows<AnyRow>(
    // The text follows from the fields that the tenant has.
    '',
    `select ${selectList(store)} from ${tableName(store)}
     where tenant_id = $1 and (${fields.map((field) => namesOne(store, field)).join(' or ')})
     order by id for update`,
    [tx.tenantId, personIds],
  );
}
