import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../server/backup/tables-of.ts';
import type { DatabaseUrls } from '../../server/database/roles.ts';
import type { AboutExport } from '../../server/tenant-export/export-format.ts';
import { exportedTables } from '../../server/tenant-export/exported-tables.ts';
import { openSnapshot } from '../../server/tenant-export/snapshot.ts';
import { importTenant } from '../../server/tenant-import/import-tenant.ts';
import { fillTables } from '../support/every-table.ts';
import { type EmptyDatabases, emptyDatabases, exportTo } from '../support/tenant-export.ts';
import { rezipped, unzippedBytes } from '../support/zips.ts';

let here: EmptyDatabases;
beforeAll(async () => {
  here = await emptyDatabases();
});
afterAll(() => here.close());

const quiet = { name: null, say: () => undefined };
const unzipped = (file: string) => unzippedBytes(readFileSync(file));
let files = 0;
const newFile = () => join(here.folder, `${++files}.zip`);

/** An organisation with these texts in a row of every table each, and another one beside it. */
async function filled(urls: DatabaseUrls, texts: readonly string[]): Promise<string> {
  const id = randomUUID();
  await here.asOwner(urls, async (owner) => {
    const tables = await tablesOf(owner);
    // These have one row of an organisation.
    const several = tables.filter(({ name }) => !/^(tenant_seq|message_number)$/.test(name));
    const [first = 'first', ...others] = texts;
    await fillTables(owner, tables, [
      { id, text: first, at: 1 },
      { id: randomUUID(), text: 'Elsewhere', at: 2 },
    ]);
    const more = others.map((text, at) => ({ id: randomUUID(), tenantId: id, text, at: at + 3 }));
    await fillTables(owner, several, more);
    await owner.query(`begin; set local row_security = on; set local app.tenant to '${id}'`);
    await owner.query('update picture set sha256 = sha256(bytes)');
    await owner.query('commit');
  });
  return id;
}

async function exported(texts: readonly string[] = ['Marula', 'Baobab']) {
  const from = await here.upToDate();
  const id = await filled(from, texts);
  const file = newFile();
  return { from, id, file, about: await exportTo(from.pool, id, file) };
}

/** How many rows there are in all tables, of all organisations. */
async function rowsIn({ superuser: url }: { superuser: string }): Promise<number> {
  const client = new Client(url);
  await client.connect();
  try {
    let total = 0;
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from ${escapeIdentifier(name)}`,
      );
      total += rows[0]?.n ?? 0;
    }
    return total;
  } finally {
    await client.end();
  }
}

const dataOf = ({ files: all }: AboutExport) => all.filter(({ name }) => name.startsWith('data/'));

test('issue 13: an organisation with a row in every table comes out of an export into an empty server as it was, table by table and picture by picture', async () => {
  const { from, id, file, about } = await exported();
  const tables = await here.asOwner(from, exportedTables);
  expect(tables.length).toBeGreaterThan(40);
  expect(dataOf(about).map(({ rows }) => rows)).not.toContain(0);
  const to = await here.upToDate();
  const imported = await importTenant(to.owner, file, quiet);
  expect(imported).toMatchObject({ tenantId: id, hasNewIds: false });
  const again = newFile();
  // Counts and fingerprints of every table, of the tables for people, and the bytes of pictures.
  expect(await exportTo(to.pool, id, again)).toEqual(about);
  const [before, after] = [unzipped(file), unzipped(again)];
  const pictures = [...before.keys()].filter((name) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(2);
  for (const name of pictures) expect(after.get(name)).toEqual(before.get(name));
}, 120_000);

/** Whatever PostgreSQL keeps as text: any characters but NUL, and no half of one. */
const anyText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .filter((text) => !text.includes('\0'));

test('issue 13: import(export(organisation)) is the organisation, whatever its texts are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 3, maxLength: 8 }), async (texts) => {
      const awkward = ['\u2028', '\r\n"\\', '=1+1', '\ufeff', '🕊️'];
      const { id, file, about } = await exported([...awkward, ...texts]);
      const to = await here.upToDate();
      await importTenant(to.owner, file, quiet);
      expect(await exportTo(to.pool, id, newFile())).toEqual(about);
    }),
    { numRuns: 2 },
  );
}, 240_000);

test('issue 13 B06: nothing of another organisation, and no password, sign-in, device or key of notifications is in the zip', async () => {
  const { file } = await exported();
  const all = [...unzipped(file)].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n');
  expect(all).toContain('Marula');
  expect(all).not.toContain('Elsewhere');
  expect(all).not.toMatch(
    /password_hash|access_hash|refresh_hash|family_hash|secret_hash|private_key/,
  );
  for (const table of [
    'session',
    'submit_grant',
    'one_time_token',
    'mutation',
    'push_subscription',
    'push_message',
    'push_key',
    'device',
    'mail',
  ]) {
    expect(all).not.toContain(`data/${table}.jsonl`);
  }
});

test('issue 13: no column that is named like a secret is exported', async () => {
  const tables = await here.asOwner(await here.upToDate(), exportedTables);
  const columns = tables.flatMap(({ name, columns: own }) => own.map((one) => `${name}.${one}`));
  const secret = /hash|secret|token|password|endpoint|private|sha256|cookie/;
  // The fingerprint of a picture, by which an import knows its bytes.
  expect(columns.filter((column) => secret.test(column))).toEqual(['picture.sha256']);
});

test('issue 13: beside its original an organisation comes in under another name, with other ids wherever they stand', async () => {
  const { from, id, file, about } = await exported();
  await expect(importTenant(from.owner, file, quiet)).rejects.toThrow(/called Marula here already/);
  const copy = await importTenant(from.owner, file, { ...quiet, name: 'Marula North' });
  expect(copy).toMatchObject({ name: 'Marula North', hasNewIds: true });
  const second = newFile();
  const ofCopy = await exportTo(from.pool, copy.tenantId, second);
  expect(dataOf(ofCopy).map(({ rows }) => rows)).toEqual(dataOf(about).map(({ rows }) => rows));
  const data = [...unzipped(second)].filter(([name]) => name.startsWith('data/'));
  for (const [name, bytes] of data) expect(bytes.toString(), name).not.toContain(id);
  // The original is as it was.
  expect(await exportTo(from.pool, id, newFile())).toEqual(about);
}, 120_000);

/** The export as somebody changed it, who also made its list fit where they could. */
function changed(
  file: string,
  change: (all: Map<string, Buffer>) => void,
  about: (value: AboutExport) => unknown = (value) => value,
): string {
  const all = unzipped(file);
  change(all);
  const value = JSON.parse(String(all.get('about.json'))) as AboutExport;
  all.set('about.json', Buffer.from(JSON.stringify(about(value))));
  const path = newFile();
  writeFileSync(path, rezipped(all));
  return path;
}

/** With a file in the place of another, and a list that says so. */
function forged(file: string, name: string, bytes: Buffer): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const rows = bytes.toString().split('\n').length - 1;
  const said = { name, rows, bytes: bytes.length, sha256 };
  return changed(
    file,
    (all) => all.set(name, bytes),
    (value) => ({ ...value, files: value.files.map((one) => (one.name === name ? said : one)) }),
  );
}

test('issue 13: a file that is damaged, cut off, changed, a bomb or of another version is refused, and nothing remains', async () => {
  const { file, about, id } = await exported();
  const bytes = readFileSync(file);
  const raw = (content: Buffer | string) => {
    const path = newFile();
    writeFileSync(path, content);
    return path;
  };
  const picture = [...unzipped(file).keys()].find((name) => name.startsWith('pictures/')) ?? '';
  const church = unzipped(file).get('data/church.jsonl')?.toString() ?? '';
  const bomb = Buffer.alloc(40_000_000, '\n');
  const wrong: [string, RegExp][] = [
    [raw(''), /no export of an organisation/],
    [raw('date,church\n'), /no export of an organisation/],
    [raw(bytes.subarray(0, bytes.length / 2)), /no export of an organisation/],
    [changed(file, (all) => all.delete('data/church.jsonl')), /damaged/],
    [changed(file, (all) => all.set('data/church.jsonl', Buffer.from('{}\n'))), /damaged/],
    [changed(file, (all) => all.set('more.txt', Buffer.from('x'))), /damaged/],
    [changed(file, (all) => all.delete(picture)), /damaged/],
    [
      changed(file, (all) =>
        all.set(picture, Buffer.from(String(all.get(picture)).replace('a', 'b'))),
      ),
      /damaged/,
    ],
    [
      changed(
        file,
        () => undefined,
        (value) => ({ ...value, format: 'other' }),
      ),
      /no export/,
    ],
    [
      changed(
        file,
        () => undefined,
        (value) => ({ ...value, migrations: ['9999_later'] }),
      ),
      /newer version/,
    ],
    [
      changed(
        file,
        () => undefined,
        (value) => ({ ...value, migrations: value.migrations.slice(0, -1) }),
      ),
      /older version/,
    ],
    [forged(file, 'data/church.jsonl', Buffer.from('not json\n')), /damaged/],
    [
      forged(file, 'data/church.jsonl', Buffer.from(church.replaceAll(id, randomUUID()))),
      /damaged/,
    ],
    [forged(file, 'data/church.jsonl', bomb), /far more than an honest one/],
    [
      raw(
        Buffer.from(
          bytes.toString('latin1').replaceAll('data/church.jsonl', '../a/church.jsonl'),
          'latin1',
        ),
      ),
      /damaged/,
    ],
    [
      raw(
        Buffer.from(
          bytes.toString('latin1').replaceAll('data/church.jsonl', 'data/person.jsonl'),
          'latin1',
        ),
      ),
      /damaged/,
    ],
  ];
  const to = await here.upToDate();
  const before = await rowsIn(to);
  expect(before).toBe(0);
  for (const [path, sentence] of wrong) {
    await expect(importTenant(to.owner, path, quiet), String(sentence)).rejects.toThrow(sentence);
  }
  await expect(importTenant(to.owner, '/nowhere/at/all', quiet)).rejects.toThrow(/not there/);
  expect(await rowsIn(to)).toBe(before);
  // None of them left anything behind that stands in the way of a good one.
  await importTenant(to.owner, file, quiet);
  expect(await exportTo(to.pool, id, newFile())).toEqual(about);
}, 240_000);

test('issue 13: a database without a schema gets that of the export, and is brought up to date', async () => {
  const { file, id, about } = await exported();
  const to = await here.bare();
  await importTenant(to.owner, file, quiet);
  expect(await exportTo(await here.open(to), id, newFile())).toEqual(about);
}, 120_000);

test('issue 13: while somebody downloads an organisation, nobody else does', async () => {
  const { from, id } = await exported();
  const both = await Promise.allSettled([
    exportTo(from.pool, id, newFile()),
    exportTo(from.pool, id, newFile()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await exportTo(from.pool, id, newFile());
});

test('issue 13: downloads of organisations take a few connections of the server, and leave it the others', async () => {
  const { pool } = await here.upToDate();
  const four = await Promise.all([1, 2, 3, 4].map(() => openSnapshot(pool, randomUUID())));
  await expect(openSnapshot(pool, randomUUID())).rejects.toThrow(/busy with other downloads/);
  await four[0]?.close();
  const next = await openSnapshot(pool, randomUUID());
  for (const one of [next, ...four.slice(1)]) await one.close();
});
