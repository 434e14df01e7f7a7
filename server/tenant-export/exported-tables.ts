import type { ClientBase } from 'pg';
import { tablesOf } from '../backup/tables-of.ts';

/** A table of which the rows of an organisation are exported, and how they are read. */
export interface ExportedTable {
  name: string;
  /** The table itself, or the view by which the server's role reads it. */
  relation: string;
  /** The column that holds the id of the organisation. */
  owner: string;
  columns: readonly string[];
  /** SQL by which the rows stand in the same order in every database. */
  order: string;
}

/** Tables of all organisations that have rows of one: every other one is about devices, secrets or what is on its way. */
const ownersOfGlobal: Readonly<Record<string, string>> = { tenant: 'id', account: 'tenant_id' };

/**
 * Tables of organisations that stay here: ids and answers of what devices sent, notifications on their way, the codes by which
 * families sign in, browsers that were registered, and until when lines of the audit were erased, which are gone from it.
 */
const stayHere: ReadonlySet<string> = new Set([
  'mutation',
  'push_message',
  'family_code',
  'registered_device',
  'audit_cut',
]);

/** The server's role only adds to this table, and reads it by this view. */
const readBy: Readonly<Record<string, string>> = { audit_entry: 'audit_log' };

/** Columns that stay here, and the SQL of what an import puts in their place. Bytes of pictures are files of their own. */
export const columnsLeftOut: Readonly<Record<string, readonly string[]>> = {
  account: ['password_hash'],
  // Devices hold cursors into the life of the organisation on this server: elsewhere it begins another one.
  tenant_seq: ['epoch'],
  picture: ['bytes'],
  // They follow from the reports: without them those are read.
  attendance_counts: ['packed'],
};

interface Column {
  relation: string;
  name: string;
  isText: boolean;
  /** Its place in the primary key. */
  key: number | null;
}

async function columnsOf(client: ClientBase): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(
    `select c.relname as relation, a.attname as name, a.atttypid = 'text'::regtype as "isText",
       array_position(i.indkey::smallint[], a.attnum) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
     order by c.relname, a.attnum`,
  );
  return Map.groupBy(rows, ({ relation }) => relation);
}

/** By the primary key, and bytewise: collations differ between servers. */
function orderOf(columns: readonly Column[]): string {
  return columns
    .filter((column) => column.key !== null)
    .toSorted((a, b) => Number(a.key) - Number(b.key))
    .map(({ name, isText }) => `"${name}"${isText ? ' collate "C"' : ''}`)
    .join(', ');
}

/**
 * The tables of an export, each after those that it refers to. They are found in the schema: a new table of organisations is
 * among them without being named.
 */
export async function exportedTables(client: ClientBase): Promise<ExportedTable[]> {
  const columns = await columnsOf(client);
  const tables = await tablesOf(client);
  return tables.flatMap(({ name, ofTenants }): ExportedTable[] => {
    const owner = ofTenants ? 'tenant_id' : ownersOfGlobal[name];
    if (owner === undefined || stayHere.has(name)) return [];
    const own = columns.get(name) ?? [];
    const relation = readBy[name] ?? name;
    const readable = new Set(columns.get(relation)?.map((column) => column.name));
    for (const left of columnsLeftOut[name] ?? []) readable.delete(left);
    const read = own.map((column) => column.name).filter((column) => readable.has(column));
    return [{ name, relation, owner, columns: read, order: orderOf(own) }];
  });
}
