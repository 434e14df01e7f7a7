import { escapeIdentifier, type Client } from 'pg';
import { bringSchemaTo, bringSchemaUpToDate } from '../database/migrate.ts';
import { connectOwner } from '../database/pools.ts';
import { StartRefused } from '../start-refused.ts';
import { asWritten } from './as-written.ts';
import type { BackupSection } from './backup-format.ts';
import { schemaOf } from './schema-of.ts';
import { tablesOf } from './tables-of.ts';
import { damaged, type OpenBackup, openBackup } from './read-backup.ts';

/** The rows go in as they came out: numbers are never read in between, so none is rounded. */
async function takeRows(
  owner: Client,
  { table, tenant }: BackupSection,
  part: readonly string[],
): Promise<void> {
  const name = escapeIdentifier(table);
  if (tenant !== null) await owner.query(`set local app.tenant to '${tenant}'`);
  const into = `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  const { rowCount } = await owner.query(into, [`[${part.join(',')}]`]).catch((error) => {
    throw new StartRefused(damaged, error);
  });
  if (rowCount !== part.length) throw new StartRefused(damaged);
}

async function takeAll(
  owner: Client,
  backup: OpenBackup,
  say: (line: string) => void,
): Promise<number> {
  const perTable = new Map<string, number>();
  const total = await backup.rows(async (section, part) => {
    await takeRows(owner, section, part);
    perTable.set(section.table, (perTable.get(section.table) ?? 0) + part.length);
  });
  for (const [table, rows] of perTable) say(`${table}: ${rows} rows`);
  return total;
}

/** Devices hold cursors into the life before: with another epoch they ask for everything, and say what they sent. */
async function beginEpoch(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from tenant');
  for (const { id } of rows) {
    await owner.query(`set local app.tenant to '${id}'`);
    await owner.query('update tenant_seq set epoch = gen_random_uuid()');
  }
}

const newer = 'A newer version of Ibandla wrote this backup. Update first, then restore.';

const opening = ['submit_grant', 'one_time_token', 'device_code', 'mail', 'rate_limit'];

/**
 * Sessions, links and grants of the backup may have been ended since it was made: a restore must not open
 * them again. Everybody signs in once, and mails of that time stay unsent.
 * Grants are gone, not ended: a device then keeps its reports for their author, who is asked to sign in.
 */
async function closeDoors(owner: Client): Promise<void> {
  await owner.query(
    "update session set ended_at = now(), end_reason = 'restored' where ended_at is null",
  );
  const there = new Set((await tablesOf(owner)).map(({ name }) => name));
  for (const table of opening) {
    // A backup of an early version has fewer of them.
    if (there.has(table)) await owner.query(`delete from ${table}`);
  }
}

async function assertEmpty(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.tenant') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const found = await owner.query('select 1 from tenant limit 1');
  if (found.rowCount === 0) return;
  throw new StartRefused(
    'There is data here already. Restore into an empty DATA_DIR or database: nothing is overwritten.',
  );
}

/** Fills an empty database from a backup, whole or not at all. Answers how many rows. */
export async function restore(
  ownerUrl: string,
  file: string,
  say: (line: string) => void,
): Promise<number> {
  const backup = await openBackup(file);
  const owner = await connectOwner(ownerUrl);
  try {
    const schema = schemaOf(backup.header.migrations, newer);
    await assertEmpty(owner);
    say(`Backup of ${backup.header.at}`);
    await bringSchemaTo(owner, schema);
    await owner.query('begin; set local row_security = on');
    const rows = await asWritten(owner, () => takeAll(owner, backup, say));
    await beginEpoch(owner);
    await closeDoors(owner);
    await owner.query('commit');
    await bringSchemaUpToDate(owner);
    await owner.query('analyze');
    return rows;
  } finally {
    await backup.close();
    await owner.end();
  }
}
