import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { appendOnlyTables } from '../database/append-only-tables.ts';
import { dataFolder, dataName } from '../tenant-export/export-format.ts';
import { type ExportedTable, exportedTables } from '../tenant-export/exported-tables.ts';
import { tableLines } from '../tenant-export/table-lines.ts';
import { damaged } from './damaged.ts';
import { oldIds, withNewIds } from './new-ids.ts';
import type { OpenExport } from './open-export.ts';
import type { ImportPlan } from './plan-import.ts';
import { tablesNamingThemselves, writeRows } from './write-rows.ts';

const appendOnly: ReadonlySet<string> = new Set(appendOnlyTables);

/** A table as it was read back: as many rows as the file says. */
export interface WrittenTable {
  name: string;
  rows: number;
  /** Null where it differs from the file's by a new name or new ids alone. */
  sha256: string | null;
}

/** The audit comes last: a record that is marked as erased takes values out of the lines that are there already. */
function inOrder(tables: readonly ExportedTable[]): ExportedTable[] {
  const { last = [], first = [] } = Object.groupBy(tables, ({ name }) =>
    appendOnly.has(name) ? 'last' : 'first',
  );
  return [...first, ...last];
}

/** The export has each table of the schema, and no other. */
function assertTables({ about }: OpenExport, tables: readonly ExportedTable[]): void {
  const there = about.files.map(({ name }) => name).filter((name) => name.startsWith(dataFolder));
  const needed = tables.map(({ name }) => dataName(name));
  if (there.toSorted().join() !== needed.toSorted().join()) throw damaged();
}

/** Whether the rows have the fingerprint that the file says, once they have the ids of the file again. */
function keepsFingerprint(table: string, { host, newIds, isRenamed }: ImportPlan): boolean {
  if (host !== null) return !isRenamed || table !== 'tenant';
  return newIds.size === 0 && !isRenamed;
}

/** Reads back what was written: as many rows, and with the same fingerprint. */
async function readBack(
  client: ClientBase,
  { about }: OpenExport,
  table: ExportedTable,
  plan: ImportPlan,
): Promise<WrittenTable> {
  const hash = createHash('sha256');
  const ids = oldIds(plan.newIds);
  const before = appendOnly.has(table.name) ? plan.host?.lines : undefined;
  let rows = 0;
  for await (const part of tableLines(client, table, plan.tenantId, before)) {
    hash.update(withNewIds(part.text, ids));
    rows += part.rows;
  }
  const said = about.files.find(({ name }) => name === dataName(table.name));
  const sha256 = keepsFingerprint(table.name, plan) ? hash.digest('hex') : null;
  const isEqual = said?.rows === rows && (sha256 === null || said.sha256 === sha256);
  if (!isEqual) throw damaged(new Error(`${table.name} is not what the export says`));
  return { name: table.name, rows, sha256 };
}

/** Writes the rows of a file into the transaction, and reads them back. `wrote` hears of each table, and of how many. */
export async function writeTenant(
  client: ClientBase,
  file: OpenExport,
  plan: ImportPlan,
  wrote: (table: { name: string; rows: number }, of: number) => void,
): Promise<WrittenTable[]> {
  const tables = inOrder(await exportedTables(client));
  assertTables(file, tables);
  const themselves = await tablesNamingThemselves(client);
  for (const table of tables) {
    const atOnce = themselves.has(table.name);
    const rows = await writeRows(client, file, table, plan, { atOnce });
    wrote({ name: table.name, rows }, tables.length);
  }
  const written: WrittenTable[] = [];
  for (const table of tables) written.push(await readBack(client, file, table, plan));
  // The name of an organisation stands twice.
  if (plan.isRenamed) {
    await client.query('update organisation set name = $2 where tenant_id = $1', [
      plan.tenantId,
      plan.name,
    ]);
  }
  return written;
}
