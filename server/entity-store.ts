import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { must } from '#domain/must.ts';
import { getColumns } from './table-columns.ts';

/** Storage of an entity on the server: its table, and the scopes that a row is in. */
export interface EntityStore {
  /** Entity name. */
  name: string;
  table: PgTable;
  /**
   * When a first sync brings it. `first`: the form needs it. `newest`: by this column of a date, from the
   * newest on, behind what is not named. `listed`: a long list, before what belongs to its rows. `last`: no screen
   * needs it in its first minute. `isHistory`: behind everything.
   */
  arrives?: 'first' | 'listed' | 'last' | { newest: string; isHistory?: true };
  /** Rows that one of it counts as in a page of sync, where it says so much more than others. */
  weighs?: number;
  /**
   * SQL that answers (id uuid, scope text) for the rows of `relation`, which has the table's columns.
   * Each table that it asks beside it is named in `follows`.
   */
  scopes(relation: string): string;
  /**
   * Entities on whose rows its scopes depend. For each, SQL that answers (id uuid) of the own rows that may be
   * elsewhere now. `moved` has the other table's columns, and each written row twice: as it was and as it is. A
   * row that is new, or gone, is there once.
   */
  follows?: Readonly<Record<string, (moved: string) => string>>;
  /**
   * SQL of one more write, in the statement that writes rows: `written` has them, or those that are erased, with the table's
   * columns. It reads `bump` too, so that it runs under the lock of the tenant's version.
   */
  alongside?(written: string): string;
  /** SQL that answers (id uuid) of the accounts whose access scopes may change with such rows of its own. */
  accountsToRenew?(moved: string): string;
}

/** Ids of the rows of `moved` of which this column is another one, that are new, or that are gone. */
export function changedIn(moved: string, column: string): string {
  return `select id from ${moved} group by id
    having count(*) = 1 or count(distinct coalesce(${column}, id)) > 1`;
}

export function tableName(store: Pick<EntityStore, 'table'>): string {
  return getTableConfig(store.table).name;
}

/** PostgreSQL's name of the key of (tenant, id), in the error when a row breaks it. */
export function primaryKeyName(store: Pick<EntityStore, 'table'>): string {
  return must(getTableConfig(store.table).primaryKeys[0], 'the key of the table').getName();
}

/** The column of a field. */
export function columnOf(store: Pick<EntityStore, 'table'>, field: string): string {
  const found = getColumns(store.table).find((one) => one.field === field);
  return must(found, `a column of ${field}`).column;
}

/** Whether a field is a list: its column is an array. */
export function isList(store: Pick<EntityStore, 'table'>, field: string): boolean {
  return getTableColumns(store.table)[field]?.dataType === 'array';
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
