import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { schemaOf } from '../backup/schema-of.ts';
import { appendOnlyTables } from '../database/append-only-tables.ts';
import { appliedMigrations, bringSchemaTo, bringSchemaUpToDate } from '../database/migrate.ts';
import { connectOwner } from '../database/pools.ts';
import { StartRefused } from '../start-refused.ts';
import { dataFolder, dataName } from '../tenant-export/export-format.ts';
import { type ExportedTable, exportedTables } from '../tenant-export/exported-tables.ts';
import { readAlike, tableLines } from '../tenant-export/table-lines.ts';
import { checkFiles } from './check-files.ts';
import { damaged } from './damaged.ts';
import { openExport, type OpenExport } from './open-export.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { tablesNamingThemselves, writeRows } from './write-rows.ts';

const newer = 'A newer version of Ibandla wrote this export. Update first, then import.';
const older =
  'An older version of Ibandla wrote this export. Import it into an empty DATA_DIR or database: there it is brought up to date.';

const appendOnly: ReadonlySet<string> = new Set(appendOnlyTables);

export interface Imported {
  tenantId: string;
  name: string;
  rows: number;
  /** The ids of the organisation and of its accounts were taken here. */
  hasNewIds: boolean;
}

/** Rows fit into the schema that they were read from. An empty database gets it; another one must have it. */
async function prepareSchema(owner: Client, migrations: readonly string[]): Promise<void> {
  const schema = schemaOf(migrations, newer);
  const { rows } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.tenant') is not null as there`,
  );
  if (!rows[0]?.there) return bringSchemaTo(owner, schema);
  if ((await appliedMigrations(owner)).length !== schema) throw new StartRefused(older);
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

/** Reads back what was written: as many rows, and where nothing was renamed with the same fingerprint. */
async function assertEqual(
  owner: Client,
  { about }: OpenExport,
  table: ExportedTable,
  { tenantId, newIds, isRenamed }: ImportPlan,
): Promise<void> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const part of tableLines(owner, table, tenantId)) {
    hash.update(part.text);
    rows += part.rows;
  }
  const said = about.files.find(({ name }) => name === dataName(table.name));
  const isAsItWas = newIds.size === 0 && !isRenamed;
  const isEqual = said?.rows === rows && (!isAsItWas || said.sha256 === hash.digest('hex'));
  if (!isEqual) throw damaged(new Error(`${table.name} is not what the export says`));
}

async function writeAll(
  owner: Client,
  file: OpenExport,
  plan: ImportPlan,
  say: (line: string) => void,
): Promise<number> {
  const tables = inOrder(await exportedTables(owner));
  assertTables(file, tables);
  const themselves = await tablesNamingThemselves(owner);
  let total = 0;
  for (const table of tables) {
    const atOnce = themselves.has(table.name);
    const rows = await writeRows(owner, file, table, plan, { atOnce });
    say(`${table.name}: ${rows} rows`);
    total += rows;
  }
  for (const table of tables) await assertEqual(owner, file, table, plan);
  // The name of an organisation stands twice.
  if (plan.isRenamed) {
    await owner.query('update organisation set name = $2 where tenant_id = $1', [
      plan.tenantId,
      plan.name,
    ]);
  }
  return total;
}

async function inOneTransaction(
  owner: Client,
  file: OpenExport,
  name: string | null,
  say: (line: string) => void,
): Promise<Imported> {
  await owner.query(`begin; set local row_security = on; ${readAlike}`);
  try {
    const plan = await planImport(owner, file, name);
    await owner.query(`set local app.tenant to '${plan.tenantId}'`);
    const rows = await writeAll(owner, file, plan, say);
    await owner.query('commit');
    return { tenantId: plan.tenantId, name: plan.name, rows, hasNewIds: plan.newIds.size > 0 };
  } catch (error) {
    await owner.query('rollback');
    throw error instanceof StartRefused ? error : damaged(error);
  }
}

/**
 * Makes an organisation from its export, whole or not at all, also beside others. `name`: another one than it had. Accounts
 * come without a password: each person chooses one by a link in a mail.
 */
export async function importTenant(
  ownerUrl: string,
  file: string,
  { name, say }: { name: string | null; say(line: string): void },
): Promise<Imported> {
  const opened = await openExport(file);
  const owner = await connectOwner(ownerUrl);
  try {
    const { organisation, at, migrations } = opened.about;
    await checkFiles(opened);
    say(`${organisation}, as it was at ${at}`);
    await prepareSchema(owner, migrations);
    const imported = await inOneTransaction(owner, opened, name, say);
    await bringSchemaUpToDate(owner);
    await owner.query('analyze');
    return imported;
  } finally {
    opened.close();
    await owner.end();
  }
}
