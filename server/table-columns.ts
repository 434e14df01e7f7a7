import { getTableColumns, getTableName } from 'drizzle-orm';
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

declare const row: unique symbol;

/** SQL of columns of a table. Its type says what a row is that answers them: no query repeats it. */
export type Columns<Row> = string & { readonly [row]: Row };

/** A row that these columns answer. */
export type RowOf<Selected> = Selected extends Columns<infer Row> ? Row : never;

type FieldOf<Table extends PgTable> = keyof Table['$inferSelect'] & string;

/** `a.id as "id", a.church_id as "churchId"`. `alias`: what the statement calls the table. */
export function pick<Table extends PgTable, Field extends FieldOf<Table>>(
  table: Table,
  fields: readonly Field[],
  alias: string = getTableName(table),
): Columns<Pick<Table['$inferSelect'], Field>> {
  const names = Object.fromEntries(fields.map((field) => [field, field]));
  return pickAs(table, names, alias) as string as Columns<Pick<Table['$inferSelect'], Field>>;
}

/** `t.name as "church"` for `{ church: 'name' }`: columns under other names. */
export function pickAs<Table extends PgTable, Names extends Record<string, FieldOf<Table>>>(
  table: Table,
  names: Names,
  alias: string = getTableName(table),
): Columns<{ [Name in keyof Names]: Table['$inferSelect'][Names[Name]] }> {
  const columns = getTableColumns(table);
  const selected = Object.entries(names).map(
    ([name, field]) => `${alias}.${columns[field]?.name} as "${name}"`,
  );
  return selected.join(', ') as ReturnType<typeof pickAs<Table, Names>>;
}
