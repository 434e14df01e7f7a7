import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../server/backup/backup.ts';
import { linesOf } from '../../server/backup/lines-of.ts';
import { restore } from '../../server/backup/restore.ts';
import { tablesOf, type StoredTable } from '../../server/backup/tables-of.ts';
import { type Engine, startEngine, superuser } from '../../server/database/engine.ts';
import { bringSchemaUpToDate } from '../../server/database/migrate.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { prepareRoles } from '../../server/database/roles.ts';
import { fillTables } from '../support/every-table.ts';
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

/** Characters that end a line for some programs, or that JSON and SQL read as their own. */
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
        const fillings = [...awkward, ...texts].map((text, at) => ({ id: randomUUID(), text, at }));
        await fillTables(owner, all, fillings);
        return [all, await contents(owner, all)] as const;
      });
      const file = join(folder, `${databases}.ndjson`);
      await backUp(from, file, () => undefined);
      await restore(to, file, () => undefined);
      const after = await asOwner(to, (owner) => contents(owner, tables));
      expect(Object.values(before).every((rows) => rows.length >= awkward.length)).toBe(true);
      // Rows that would give access of that time are restored like any row, and then deleted.
      const closed = {
        submit_grant: [],
        one_time_token: [],
        device_code: [],
        mail: [],
        rate_limit: [],
      };
      expect(after).toEqual({ ...before, ...closed });
    }),
    { numRuns: 3 },
  );
}, 300_000);

/** SQL that adds each row once more, with other values. */
const copyOf = (table: string, change: string) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(r) || ${change})).* from ${table} r`;

/** Rows that an order of their own would change: one that names a later one, and what was said of an erased record since. */
async function addEarlyRows(owner: Client, tenantId: string): Promise<void> {
  await owner.query(`set row_security = on; set app.tenant to '${tenantId}'`);
  await owner.query(
    `${copyOf('church_group', "jsonb_build_object('id', md5(n::text)::uuid, 'name', 'Zone ' || n, 'parent_church_group_id', case when n = 1 then md5('1100')::uuid end)")},
     generate_series(1, 1100) n`,
  );
  await owner.query(
    "insert into erased_record select tenant_id, md5('1')::uuid from church_group limit 1",
  );
  await owner.query(
    copyOf(
      'audit_entry',
      "jsonb_build_object('id', gen_random_uuid(), 'entity_id', md5('1'), 'reason', 'Their data is no longer needed')",
    ),
  );
  await owner.query('reset app.tenant; reset row_security');
}

test('issue 13: a row comes back before the one that it names, and what was said of an erased record since its erasing', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()];
  const tenantId = randomUUID();
  const [tables, before] = await asOwner(from, async (owner) => {
    await bringSchemaUpToDate(owner);
    const all = await tablesOf(owner);
    await fillTables(owner, all, [{ id: tenantId, text: 'Kagiso', at: 1 }]);
    await addEarlyRows(owner, tenantId);
    return [all, await contents(owner, all)] as const;
  });
  expect(before['church_group']).toHaveLength(1101);
  const said = /"reason": "Their data is no longer needed"/;
  expect(before['audit_entry']?.filter((line) => said.test(line))).toHaveLength(1);
  const file = join(folder, 'early.ndjson');
  await backUp(from, file, () => undefined);
  await restore(to, file, () => undefined);
  const after = await asOwner(to, (owner) => contents(owner, tables));
  for (const table of ['church_group', 'audit_entry', 'erased_record']) {
    expect(after[table], table).toEqual(before[table]);
  }
  // The rules are in force again.
  await asOwner(to, async (owner) => {
    await owner.query(`set row_security = on; set app.tenant to '${tenantId}'`);
    await owner.query(`delete from erased_record where id = md5('1')::uuid`);
    await owner.query(`insert into erased_record values ('${tenantId}', md5('1')::uuid)`);
    const { rows } = await owner.query(`select 1 from audit_entry where reason ~ 'no longer'`);
    expect(rows).toEqual([]);
  });
});

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
