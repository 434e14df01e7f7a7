import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../server/backup/backup.ts';
import { linesOf } from '../../server/backup/lines-of.ts';
import { restore } from '../../server/backup/restore.ts';
import { tablesOf, type StoredTable } from '../../server/backup/tables-of.ts';
import { type Engine, startEngine, superuser } from '../../server/database/engine.ts';
import { bringSchemaUpToDate } from '../../server/database/migrate.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { prepareRoles } from '../../server/database/roles.ts';
import { temporaryFolder } from '../support/paths.ts';

const folder = temporaryFolder('backup-text');
let engine: Engine;
let databases = 0;

beforeAll(async () => {
  engine = await startEngine({ dataDir: folder, fsync: false });
  await prepareRoles(engine);
});
afterAll(() => engine.stop());

async function asOwner<T>(url: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const owner = await connectOwner(url);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** An empty database of the owner's. */
async function newDatabase(): Promise<string> {
  const name = `text_${++databases}`;
  const client = new Client(engine.url(superuser, 'postgres'));
  await client.connect();
  await client.query(`create database ${name} owner ibandla_owner`);
  await client.end();
  return engine.url('ibandla_owner', name);
}

interface Column {
  table: string;
  name: string;
  type: string;
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

interface Filling {
  id: string;
  text: string;
  at: number;
}

/**
 * A value of the column's type. Every id is the same one, so that whatever refers to something finds
 * it; every text is the text.
 */
function valueOf({ name, type }: Column, { id, text, at }: Filling): string {
  const literal = escapeLiteral(text);
  switch (type) {
    case 'uuid':
      return `'${id}'`;
    case 'uuid[]':
      return `array['${id}']::uuid[]`;
    case 'text':
      // Keys and hashes are one of a kind.
      return /hash|slug|email|key|endpoint|receipt/.test(name) ? `${literal} || ' ${id}'` : literal;
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

/** One row in every table for each text: nothing in it is anything but that text. */
async function fill(owner: Client, tables: StoredTable[], texts: readonly string[]) {
  const columns = Map.groupBy(await columnsOf(owner), ({ table }) => table);
  for (const [at, text] of texts.entries()) {
    const id = randomUUID();
    await owner.query(`begin; set local row_security = on; set local app.tenant to '${id}'`);
    for (const { name } of tables) {
      const own = columns.get(name) ?? [];
      await owner.query(
        `insert into ${escapeIdentifier(name)} (${own.map((column) => escapeIdentifier(column.name)).join(', ')})
         values (${own.map((column) => valueOf(column, { id, text, at })).join(', ')})`,
      );
    }
    await owner.query('commit');
  }
}

/** Every row of every table, as PostgreSQL writes it. */
async function contents(owner: Client, tables: StoredTable[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const { rows: tenants } = await owner.query<{ id: string }>('select id from tenant order by id');
  for (const { name, ofTenants } of tables) {
    const lines: string[] = [];
    for (const id of ofTenants ? tenants.map((tenant) => tenant.id) : [null]) {
      await owner.query('begin; set local row_security = on');
      if (id !== null) await owner.query(`set local app.tenant to '${id}'`);
      const { rows } = await owner.query<{ line: string }>(
        `select to_jsonb(r)${name === 'tenant_seq' ? " - 'epoch'" : ''}::text as line
         from ${escapeIdentifier(name)} r order by 1`,
      );
      await owner.query('commit');
      lines.push(...rows.map(({ line }) => line));
    }
    found[name] = lines;
  }
  return found;
}

/** What ends a line for somebody, and what JSON and SQL read as something of their own. */
const awkward = [
  '\u2028',
  'a\u2029b',
  '\u0085',
  '\r\n',
  '\v\f',
  '"\\u2028\'',
  '\\',
  '\ufeff',
  '🕊️',
];
/** Whatever PostgreSQL keeps as text: any characters but NUL, and no half of one. */
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0'));

test('issue 10.1: any text in every text column comes back from a backup as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 10, maxLength: 30 }), async (texts) => {
      const [from, to] = [await newDatabase(), await newDatabase()];
      const [tables, before] = await asOwner(from, async (owner) => {
        await bringSchemaUpToDate(owner);
        const all = await tablesOf(owner);
        await fill(owner, all, [...awkward, ...texts]);
        return [all, await contents(owner, all)] as const;
      });
      const file = join(folder, `${databases}.ndjson`);
      await backUp(from, file, () => undefined);
      await restore(to, file, () => undefined);
      const after = await asOwner(to, (owner) => contents(owner, tables));
      expect(Object.values(before).every((rows) => rows.length >= awkward.length)).toBe(true);
      expect(after).toEqual(before);
    }),
    { numRuns: 3 },
  );
}, 120_000);

test('issue 10.1: a line ends at \\n alone, wherever the file is cut while it is read', async () => {
  const file = join(folder, 'lines.ndjson');
  const lines = Array.from({ length: 30 }, (_, at) => `${'\u2028é🕊️\r'.repeat(at * 977)}${at}`);
  for (const text of [lines.join('\n'), `${lines.join('\n')}\n`]) {
    writeFileSync(file, text);
    expect(await Array.fromAsync(linesOf(file))).toEqual(lines);
  }
});

test('issue 10.1: a backup is read again after it was written, and is none where that fails', async () => {
  const url = await newDatabase();
  await asOwner(url, bringSchemaUpToDate);
  const file = join(folder, 'spoilt.ndjson');
  // The disk answers something else than was written to it.
  const spoil = () => {
    rmSync(`${file}~`);
    writeFileSync(`${file}~`, readFileSync(join(folder, 'good.ndjson'), 'utf8').slice(0, -2));
  };
  const said: string[] = [];
  await backUp(url, join(folder, 'good.ndjson'), (line) => said.push(line));
  expect(said.at(-1)).toMatch(/it is whole/);
  await expect(backUp(url, file, spoil)).rejects.toThrow(/could not be read again/);
  expect(() => readFileSync(file)).toThrow(/ENOENT/);
  expect(() => readFileSync(`${file}~`)).toThrow(/ENOENT/);
}, 30_000);
