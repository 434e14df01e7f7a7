import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { escapeIdentifier, type Client } from 'pg';
import * as z from 'zod/mini';
import { bringSchemaTo, bringSchemaUpToDate, knownMigrations } from '../database/migrate.ts';
import { connectOwner } from '../database/pools.ts';
import { StartRefused } from '../start-refused.ts';
import { backupEnd, backupHeader, backupSection, type BackupSection } from './backup-format.ts';

/** Rows a statement takes, and characters of them: rows with pictures are long. */
const chunk = 1000;
const longestChunk = 16_000_000;

type Lines = AsyncIterator<string, undefined>;

const notOne = 'This file is no backup of Ibandla. Nothing was changed.';
const damaged =
  'The backup is damaged or was cut off. Nothing was changed. Use another copy of it.';

function read<S extends z.core.$ZodType>(schema: S, line: string, sentence: string): z.infer<S> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new StartRefused(sentence, error);
  }
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new StartRefused(sentence, parsed.error);
  return parsed.data;
}

async function nextLine(lines: Lines, sentence: string): Promise<string> {
  const next = await lines.next();
  if (next.done) throw new StartRefused(sentence);
  return next.value;
}

/** The rows go in as they came out: numbers are never read in between, so none is rounded. */
async function takeRows(owner: Client, lines: Lines, section: BackupSection): Promise<void> {
  const { table, tenant, rows } = section;
  const name = escapeIdentifier(table);
  if (tenant !== null) await owner.query(`set local app.tenant to '${tenant}'`);
  let taken = 0;
  while (taken < rows) {
    const part: string[] = [];
    let characters = 0;
    while (part.length < chunk && characters < longestChunk && taken + part.length < rows) {
      const line = await nextLine(lines, damaged);
      characters += line.length;
      part.push(line);
    }
    const into = `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
    const { rowCount } = await owner.query(into, [`[${part.join(',')}]`]).catch((error) => {
      throw new StartRefused(damaged, error);
    });
    if (rowCount !== part.length) throw new StartRefused(damaged);
    taken += part.length;
  }
}

async function takeAll(owner: Client, lines: Lines, say: (line: string) => void): Promise<number> {
  const perTable = new Map<string, number>();
  let total = 0;
  for (;;) {
    const line = await nextLine(lines, damaged);
    if (line.startsWith('{"end"')) {
      const end = read(backupEnd, line, damaged);
      if (end.rows !== total) throw new StartRefused(damaged);
      for (const [table, rows] of perTable) say(`${table}: ${rows} rows`);
      return total;
    }
    const section = read(backupSection, line, damaged);
    await takeRows(owner, lines, section);
    perTable.set(section.table, (perTable.get(section.table) ?? 0) + section.rows);
    total += section.rows;
  }
}

/** Devices hold cursors into the life before: with another epoch they ask for everything, and say what they sent. */
async function beginEpoch(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from tenant');
  for (const { id } of rows) {
    await owner.query(`set local app.tenant to '${id}'`);
    await owner.query('update tenant_seq set epoch = gen_random_uuid()');
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

/** How many of the migrations this program knows made the backup's schema. */
function schemaOf(migrations: readonly string[]): number {
  const known = knownMigrations();
  const ours = migrations.every((tag, at) => known[at] === tag);
  if (ours) return migrations.length;
  throw new StartRefused(
    'A newer version of Ibandla wrote this backup. Update first, then restore.',
  );
}

/** Fills an empty database from a backup, whole or not at all. Answers how many rows. */
export async function restore(
  ownerUrl: string,
  file: string,
  say: (line: string) => void,
): Promise<number> {
  const input = createReadStream(file, 'utf8');
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const owner = await connectOwner(ownerUrl);
  try {
    const first = await nextLine(lines as Lines, notOne).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new StartRefused(`${file} is not there.`, error) : error;
    });
    const header = read(backupHeader, first, notOne);
    const schema = schemaOf(header.migrations);
    await assertEmpty(owner);
    say(`Backup of ${header.at}`);
    await bringSchemaTo(owner, schema);
    await owner.query('begin; set local row_security = on');
    const rows = await takeAll(owner, lines as Lines, say);
    await beginEpoch(owner);
    await owner.query('commit');
    await bringSchemaUpToDate(owner);
    await owner.query('analyze');
    return rows;
  } finally {
    input.destroy();
    await owner.end();
  }
}
