import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { appliedMigrations } from '../database/migrate.ts';
import { connectOwner } from '../database/pools.ts';
import { StartRefused } from '../start-refused.ts';
import type { BackupHeader, BackupSection } from './backup-format.ts';
import { openBackup } from './read-backup.ts';
import { tablesOf } from './tables-of.ts';

/** Rows in memory at a time. One with a picture is nearly a megabyte of text. */
const chunk = 100;

type Write = (line: string) => Promise<void>;

async function tenantIds(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from tenant order by id');
  return rows.map(({ id }) => id);
}

/** Writes the rows that this transaction sees of a table, and checks that they are as many as counted. */
async function writeRows(
  owner: Client,
  { table, tenant }: Pick<BackupSection, 'table' | 'tenant'>,
  write: Write,
): Promise<number> {
  const name = escapeIdentifier(table);
  // A checked literal of our own: a parameter cannot stand here.
  if (tenant !== null) await owner.query(`set local app.tenant to '${tenant}'`);
  const counted = await owner.query<{ rows: number }>(`select count(*) as rows from ${name}`);
  const rows = counted.rows[0]?.rows ?? 0;
  if (rows === 0) return 0;
  const section: BackupSection = { table, tenant, rows };
  await write(JSON.stringify(section));
  await owner.query(
    `declare row_lines cursor for select to_jsonb(stored_row)::text as line from ${name} stored_row`,
  );
  let written = 0;
  for (;;) {
    const part = await owner.query<{ line: string }>(`fetch ${chunk} from row_lines`);
    for (const { line } of part.rows) await write(line);
    written += part.rows.length;
    if (part.rows.length < chunk) break;
  }
  await owner.query('close row_lines');
  if (written !== rows) throw new Error(`${table} has ${rows} rows, but ${written} were read`);
  return written;
}

async function writeAll(owner: Client, write: Write, say: (line: string) => void) {
  const header: BackupHeader = {
    format: 'ibandla-backup',
    version: 1,
    at: new Date().toISOString(),
    migrations: await appliedMigrations(owner),
  };
  await write(JSON.stringify(header));
  const tenants = await tenantIds(owner);
  let total = 0;
  for (const { name, ofTenants } of await tablesOf(owner)) {
    let rows = 0;
    for (const tenant of ofTenants ? tenants : [null]) {
      rows += await writeRows(owner, { table: name, tenant }, write);
    }
    say(`${name}: ${rows} rows`);
    total += rows;
  }
  await write(JSON.stringify({ end: true, rows: total }));
  return total;
}

/** Reads the file whole, as a restore does: a backup that cannot be read is none. */
async function verify(unfinished: string, written: number): Promise<void> {
  const backup = await openBackup(unfinished);
  try {
    const rows = await backup.rows(
      async (_section, part) => void JSON.parse(`[${part.join(',')}]`),
    );
    if (rows !== written) throw new Error(`${written} rows were written, but ${rows} can be read`);
  } catch (error) {
    throw new StartRefused(
      'The backup could not be read again after it was written, so it was removed. Check the disk, and try again.',
      error,
    );
  } finally {
    await backup.close();
  }
}

/** The file is on the disk before it gets its name. */
async function settle(unfinished: string, file: string): Promise<void> {
  const handle = await open(unfinished, 'r+');
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
}

/** Writes everything as it is at one moment into a file. Answers how many rows. */
export async function backUp(
  ownerUrl: string,
  file: string,
  say: (line: string) => void,
): Promise<number> {
  if (existsSync(file)) {
    throw new StartRefused(`${file} exists already. Name another file, or move it away first.`);
  }
  const unfinished = `${file}~`;
  const stream = createWriteStream(unfinished, { mode: 0o600 });
  const write: Write = async (line) => {
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  };
  await once(stream, 'open').catch((error: unknown) => {
    throw new StartRefused(
      `${file} cannot be written. Name a file in a folder that you can write.`,
      error,
    );
  });
  const owner = await connectOwner(ownerUrl);
  try {
    // Forced row security holds for the owner: it reads tenant by tenant, and sees nobody else's.
    await owner.query(
      'begin isolation level repeatable read read only; set local row_security = on',
    );
    const rows = await writeAll(owner, write, say);
    stream.end();
    await finished(stream);
    await verify(unfinished, rows);
    await settle(unfinished, file);
    say('Read again from the first line to the last: it is whole');
    return rows;
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await owner.end();
  }
}
