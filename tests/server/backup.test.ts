import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '../../server/backup/restore.ts';
import { startEngine } from '../../server/database/engine.ts';
import { prepareRoles } from '../../server/database/roles.ts';
import type { SignedIn } from '../../src/domain/access/session.ts';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { storeOf, type Store } from '../../src/store/database.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { beginSession } from '../../src/store/session/session-changes.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { query } from '../support/data.ts';
import { memoryDevice, report, type Device } from '../support/device.ts';
import { arrivals } from '../support/oracles.ts';
import { root, temporaryFolder } from '../support/paths.ts';
import { picture } from '../support/pictures.ts';
import { password, people } from '../support/sample.ts';
import { serverProcess, startServer, type ServerProcess } from '../support/server-process.ts';

interface Said {
  code: number;
  out: string;
  error: string;
}

/** The program behind `npm run backup` and `npm run restore`. */
function command(what: string, file: string, where: Record<string, string>): Promise<Said> {
  const program = join(root, 'tools/backup/command.ts');
  return new Promise((done) => {
    const env = { ...process.env, ...where };
    const child = execFile(process.execPath, [program, what, file], { env }, (_, out, error) =>
      done({ code: child.exitCode ?? 1, out, error }),
    );
  });
}

interface Usher {
  device: Device;
  store: Store;
  /** By their password, on the same browser. */
  signIn(): Promise<void>;
}

/** A browser of the process's own server; its cookie is kept as a browser would. */
async function usherOn(server: ServerProcess): Promise<Usher> {
  let cookie = '';
  const device = memoryDevice(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    return fetch(`${server.origin}${path}`, { ...init, headers });
  }, Date.now());
  const signIn = async () => {
    const response = await fetch(`${server.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: people.thabo.email, password }),
    });
    cookie = response.headers.getSetCookie().join(';').split(';')[0] ?? cookie;
    await beginSession(device.databases.vault, (await response.json()) as SignedIn);
  };
  await signIn();
  await synchronise(device.context, { reset: true });
  const store = await storeOf(device.databases);
  if (!store) throw new Error('Nobody is signed in');
  return { device, store, signIn };
}

/** The photo of whoever is at the device, sent or read. */
async function photo({ origin }: ServerProcess, { vault, profile }: Store, bytes: Buffer | null) {
  const session = (await vault.profiles.get(profile.id))?.session;
  if (session?.kind !== 'signedIn') throw new Error('Nobody is signed in');
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const of = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { headers, ...init });
  const own = '/api/v1/userdetails/current-user';
  if (bytes) await of(`${own}/photo`, { method: 'PUT', body: new Uint8Array(bytes) });
  const { user } = (await (await of(own, {})).json()) as { user: { avatar: string } };
  return Buffer.from(await (await of(user.avatar, {})).arrayBuffer());
}

async function submit(store: Store, daysAgo: number, attendance: number): Promise<string> {
  const service = await store.cache.service.toCollection().first();
  if (!service) throw new Error('The device holds no service');
  const id = newId();
  const date = addDays(new Date().toISOString().slice(0, 10), -daysAgo);
  const place = { churchId: service.churchId, serviceId: service.id, date };
  const input = Object.assign(report(1, attendance), place);
  const { profile } = store;
  await queueItem(store.vault, {
    operation: submitChurchReport,
    id,
    input,
    profile,
    now: new Date(),
  });
  return id;
}

const stateOf = async ({ vault }: Store, id: string) => (await vault.items.get(id))?.state.kind;

const file = join(temporaryFolder('backup'), 'yesterday.ndjson');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server.remove(), 60_000);

test('a server restored from yesterday’s backup: every report that a device still holds is there again, once', async () => {
  const { device, store, signIn } = await usherOn(server);
  const before = [await submit(store, 2, 41), await submit(store, 3, 42)];
  await synchronise(device.context, { reset: true });
  for (const id of before) expect(await stateOf(store, id)).toBe('sent');

  const sent = await photo(server, store, picture('photo.webp'));
  expect(sent).toEqual(picture('photo.webp'));

  const backedUp = await command('backup', file, { DATA_DIR: server.dataDir });
  expect(backedUp, backedUp.error).toMatchObject({ code: 0 });
  expect(backedUp.out).toMatch(/attendance_report: \d+ rows/);

  const after = await submit(store, 4, 43);
  await synchronise(device.context, { reset: true });
  expect(await stateOf(store, after)).toBe('sent');

  await server.stop();
  const dataDir = temporaryFolder('restored');
  const restored = await command('restore', file, { DATA_DIR: dataDir });
  expect(restored, restored.error).toMatchObject({ code: 0 });
  const again = await serverProcess({ port: server.port, dataDir });
  await again.start();
  try {
    expect(await arrivals(dataDir, [...before, after])).toHaveLength(2);
    // Issue 10.13: what opened a door when the backup was made opens none now.
    await synchronise(device.context, { reset: true });
    const { vault } = device.databases;
    expect(await vault.profiles.get(store.profile.id)).toMatchObject({
      session: { kind: 'expired' },
    });
    for (const id of [...before, after]) expect(await stateOf(store, id)).toBe('sent');
    await signIn();
    expect(await photo(again, store, null)).toEqual(sent);
    const rows = await store.cache.attendanceReport.count();
    await synchronise(device.context, { reset: true });
    const arrived = await arrivals(dataDir, [...before, after]);
    expect(arrived.map(({ id }) => id).toSorted()).toEqual([...before, after].toSorted());
    for (const id of [...before, after]) expect(await stateOf(store, id)).toBe('sent');
    expect(await store.cache.attendanceReport.count()).toBe(rows);
    const [counted] = await query<{ n: number }>(
      dataDir,
      `select count(*)::int as n from attendance_report where attendance in (41, 42, 43)
         and $1 = any(author_ids)`,
      [store.profile.id],
    );
    expect(counted?.n).toBe(3);

    const refused = await command('restore', file, { DATA_DIR: dataDir });
    expect(refused.code).toBe(1);
    expect(refused.error).toMatch(/already uses this data directory/);
  } finally {
    await again.stop();
  }
  const overwriting = await command('restore', file, { DATA_DIR: dataDir });
  expect(overwriting.error).toMatch(/There is data here already/);
  await server.start();
}, 120_000);

test('a backup that is none, cut off, changed or of a newer version is refused, and changes nothing', async () => {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const wrong: [string, RegExp][] = [
    ['', /no backup of Ibandla/],
    ['date,church\n', /no backup of Ibandla/],
    [lines.slice(0, 40).join('\n'), /damaged or was cut off/],
    [lines.slice(0, -2).join('\n'), /damaged or was cut off/],
    [text.replace('"0000_ground"', '"9999_later"'), /newer version of Ibandla/],
    [[...lines.slice(0, 5), '{}', ...lines.slice(5)].join('\n'), /damaged or was cut off/],
  ];
  const folder = temporaryFolder('refused');
  const engine = await startEngine({ dataDir: folder, fsync: false });
  try {
    const { owner } = await prepareRoles(engine);
    const bad = join(folder, 'bad.ndjson');
    for (const [content, sentence] of wrong) {
      writeFileSync(bad, content);
      await expect(restore(owner, bad, () => undefined)).rejects.toThrow(sentence);
    }
    await expect(restore(owner, '/nowhere/at/all', () => undefined)).rejects.toThrow(/not there/);
    // None of them left anything behind that stands in the way of a good one.
    expect(await restore(owner, file, () => undefined)).toBeGreaterThan(10_000);
    await expect(restore(owner, file, () => undefined)).rejects.toThrow(/There is data here/);
  } finally {
    await engine.stop();
  }
}, 60_000);

test('a backup is never written over another, nor half', async () => {
  const held = readFileSync(file, 'utf8');
  const said = await command('backup', file, { DATA_DIR: server.dataDir });
  expect(said.error).toMatch(/exists already/);
  expect(readFileSync(file, 'utf8')).toBe(held);
  const nowhere = await command('backup', '/nowhere/at/all', {
    DATA_DIR: server.dataDir,
  });
  expect(nowhere.error).toMatch(/cannot be written/);
}, 120_000);

/** A PostgreSQL that is not the server's own, as its settings name it. */
async function elsewhere() {
  const engine = await startEngine({ dataDir: temporaryFolder('elsewhere'), fsync: false });
  const { owner, app } = await prepareRoles(engine);
  const where = { DATABASE_URL: owner, DATABASE_APP_URL: app };
  return { engine, where, owner };
}

async function reportsIn(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from attendance_report',
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

test('by DATABASE_URL: what one external PostgreSQL holds is backed up beside its server and restored to another', async () => {
  const [from, to] = [await elsewhere(), await elsewhere()];
  const outside = join(temporaryFolder('backup'), 'outside.ndjson');
  const servers: ServerProcess[] = [];
  try {
    servers.push(await startServer({ env: from.where }));
    const backedUp = await command('backup', outside, from.where);
    expect(backedUp, backedUp.error).toMatchObject({ code: 0 });
    const restored = await command('restore', outside, to.where);
    expect(restored, restored.error).toMatchObject({ code: 0 });
    expect(await reportsIn(to.owner)).toBe(await reportsIn(from.owner));
    const overwriting = await command('restore', outside, to.where);
    expect(overwriting.error).toMatch(/There is data here already/);

    const again = await startServer({ env: to.where });
    servers.push(again);
    const health = await fetch(`${again.origin}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'external' });
    const { store } = await usherOn(again);
    expect(await store.cache.attendanceReport.count()).toBeGreaterThan(0);
  } finally {
    for (const one of servers) await one.remove();
    for (const { engine } of [from, to]) await engine.stop();
  }
}, 240_000);
