import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const known = new Map<PgTable, { field: string; column: string }[]>();

/** Field and column of each column of a table, in the table's order. */
export function getColumns(table: PgTable): { field: string; column: string }[] {
  const found = known.get(table);
  if (found) return found;
  const columns = Object.entries(getTableColumns(table)).map(([field, column]) => ({
    field,
    column: column.name,
  }));
  known.set(table, columns);
  return columns;
}
