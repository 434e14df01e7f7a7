import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { cursorRows } from './cursor-rows.ts';
import type { ExportedTable } from './exported-tables.ts';

/** Instants and bytes read alike on every server, whatever its settings are. Of a transaction. */
export const readAlike =
  "set local timezone = 'UTC'; set local bytea_output = 'hex'; set local datestyle = 'ISO'";

/** The rows of an organisation in a table as lines of JSON, each ended by `\n`, a few lines at a time. */
export async function* tableLines(
  client: ClientBase,
  { relation, owner, columns, order }: ExportedTable,
  tenantId: string,
  /** Ids of rows that are passed over. */
  without: readonly string[] = [],
): AsyncGenerator<{ text: string; rows: number }, undefined> {
  const selected = columns.map((column) => escapeIdentifier(column)).join(', ');
  const others =
    without.length === 0 ? '' : `and id <> all(${escapeLiteral(`{${without.join(',')}}`)}::uuid[])`;
  const parts = cursorRows<{ line: string }>(
    client,
    // A view may leave out the column that orders it: the key of every table is in.
    `select to_jsonb(stored_row)::text as line
     from (select ${selected} from ${escapeIdentifier(relation)}
       where ${escapeIdentifier(owner)} = ${escapeLiteral(tenantId)} ${others}) stored_row order by ${order}`,
  );
  for await (const part of parts) {
    yield { text: part.map(({ line }) => `${line}\n`).join(''), rows: part.length };
  }
}
