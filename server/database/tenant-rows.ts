import { foreignKey, primaryKey, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** The first columns of each table whose rows are of one organisation. */
export const tenantRow = { tenantId: uuid('tenant_id').notNull(), id: uuid().notNull() };

interface TenantTable {
  tenantId: AnyPgColumn;
  id: AnyPgColumn;
}

/** The primary key: the organisation, and the id in it. */
export function rowKey({ tenantId, id }: TenantTable) {
  return primaryKey({ columns: [tenantId, id] });
}

/** The column holds the id of a row of `other`, of the same organisation: a row of another one cannot be named. */
export function refersTo(
  { tenantId }: Pick<TenantTable, 'tenantId'>,
  column: AnyPgColumn,
  other: TenantTable,
) {
  return foreignKey({
    columns: [tenantId, column],
    foreignColumns: [other.tenantId, other.id],
  });
}
