import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { StoredTable } from '../../server/backup/tables-of.ts';

interface Column {
  table: string;
  name: string;
  type: string;
}

/** The one text, id and number that a row is made of. */
export interface Filling {
  id: string;
  text: string;
  at: number;
  /** The id itself unless said otherwise. */
  tenantId?: string;
}

async function columnsOf(owner: Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped order by 1, 2`,
  );
  return rows;
}

/**
 * A value of the column's type. Every id is the same one, so that whatever refers to something finds
 * it; every text is the text.
 */
function valueOf({ name, type }: Column, { id, text, at, tenantId = id }: Filling): string {
  const literal = escapeLiteral(text);
  switch (type) {
    case 'uuid':
      return `'${name === 'tenant_id' ? tenantId : id}'`;
    case 'uuid[]':
      return `array['${id}']::uuid[]`;
    case 'text':
      // Keys and hashes are one of a kind.
      return /hash|slug|email|key|endpoint|receipt|code|kind/.test(name)
        ? `${literal} || ' ${id}'`
        : literal;
    case 'text[]':
      return `array[${literal}]`;
    case 'jsonb':
      return `jsonb_build_object('text', ${literal}::text)`;
    case 'date':
    case 'timestamp with time zone':
      return `'2026-11-22'`;
    case 'boolean':
      return 'false';
    case 'bytea':
      return `convert_to(${literal}, 'UTF8')`;
    case 'smallint[]':
      return `'{1}'`;
    default:
      return String(at);
  }
}

/** One row in each of these tables, each after those that it refers to: nothing in them but the filling. */
export async function fillTables(
  owner: Client,
  tables: readonly StoredTable[],
  fillings: readonly Filling[],
): Promise<void> {
  const columns = Map.groupBy(await columnsOf(owner), ({ table }) => table);
  for (const filling of fillings) {
    const tenantId = filling.tenantId ?? filling.id;
    await owner.query(`begin; set local row_security = on; set local app.tenant to '${tenantId}'`);
    for (const { name } of tables) {
      const own = columns.get(name) ?? [];
      await owner.query(
        `insert into ${escapeIdentifier(name)} (${own.map((column) => escapeIdentifier(column.name)).join(', ')})
         values (${own.map((column) => valueOf(column, filling)).join(', ')})`,
      );
    }
    await owner.query('commit');
  }
}
