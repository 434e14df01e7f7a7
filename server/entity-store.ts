import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { must } from '#domain/must.ts';
import { getColumns } from './table-columns.ts';

/** How the server keeps an entity: its table, and the slices that a row is in. */
export interface EntityStore {
  /** Entity name. */
  name: string;
  table: PgTable;
  /**
   * SQL that answers (id uuid, scope text) for the rows of `relation`, which has the table's columns.
   * It sees other tables as they were before the statement.
   */
  scopes(relation: string): string;
}

export function tableName(store: Pick<EntityStore, 'table'>): string {
  return getTableConfig(store.table).name;
}

/** What PostgreSQL calls the key of (tenant, id) when a row breaks it. */
export function primaryKeyName(store: Pick<EntityStore, 'table'>): string {
  return must(getTableConfig(store.table).primaryKeys[0], 'the key of the table').getName();
}

/** `church_id as "churchId", …`: a row as the entity has it, without the tenant. */
export function selectList(store: Pick<EntityStore, 'table'>, alias = tableName(store)): string {
  return getColumns(store.table)
    .filter(({ column }) => column !== 'tenant_id')
    .map(({ field, column }) => `${alias}.${column} as "${field}"`)
    .join(', ');
}

/** A row of the entity as the table's columns, for `jsonb_populate_recordset`. */
export function toColumns(
  store: Pick<EntityStore, 'table'>,
  tenantId: string,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const values = getColumns(store.table).map(({ field, column }) => [column, row[field] ?? null]);
  return { ...Object.fromEntries(values), tenant_id: tenantId };
}

/** A row that SQL answered as JSON, with the entity's field names. */
export function fromColumns<Row>(
  store: Pick<EntityStore, 'table'>,
  columns: Record<string, unknown> | null,
): Row | null {
  if (columns === null) return null;
  const values = getColumns(store.table).map(({ field, column }) => [field, columns[column]]);
  return Object.fromEntries(values) as Row;
}
