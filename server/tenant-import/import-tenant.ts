import type { Client } from 'pg';
import { schemaOf } from '../backup/schema-of.ts';
import { appliedMigrations, bringSchemaTo, bringSchemaUpToDate } from '../database/migrate.ts';
import { connectOwner } from '../database/pools.ts';
import { StartRefused } from '../start-refused.ts';
import { readAlike } from '../tenant-export/table-lines.ts';
import { checkFiles } from './check-files.ts';
import { damaged } from './damaged.ts';
import { openExport, type OpenExport } from './open-export.ts';
import { planImport } from './plan-import.ts';
import { writeTenant } from './write-tenant.ts';

const newer = 'A newer version of Ibandla wrote this export. Update first, then import.';
const older =
  'An older version of Ibandla wrote this export. Import it into an empty DATA_DIR or database: there it is brought up to date.';

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
    const tables = await writeTenant(owner, file, plan, (table) =>
      say(`${table.name}: ${table.rows} rows`),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
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
