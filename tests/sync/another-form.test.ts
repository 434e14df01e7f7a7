import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assignRole } from '../../server/access/roles/access-scopes.ts';
import { createCallLimits } from '../../server/access/sign-in/call-limits.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { type Cursor, readCursor, writeCursor } from '../../server/sync/cursor.ts';
import { fingerprintOf, fingerprints } from '../../server/sync/fingerprints.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { must } from '../../src/domain/must.ts';
import type { Entity } from '../../src/domain/entity.ts';
import type { Change, SyncPage } from '../../src/domain/protocol.ts';
import { syncedEntities } from '../../src/domain/synced-entities.gen.ts';
import { pull } from '../../src/sync/pull.ts';
import { bearer } from '../support/api.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { signInOnNewDevice } from '../support/members.ts';
import { beginMoving, type Moving, take } from '../support/moving.ts';
import { testServer } from '../support/test-server.ts';
import { entityTableNames } from '../../src/store/cache.ts';

let server: RunningServer;
let moving: Moving;
let accountId: string;
let holder: Omit<Holder, 'person'>;
/** Rows that went from the device. */
let away: string[];

/** Number of entities with a row that names the account: chance decides whose each row is. */
function kindsNaming(id: string): number {
  return Object.values(moving.population).filter((rows) => JSON.stringify(rows).includes(id))
    .length;
}

async function newHolder(): Promise<void> {
  // All these pulls in a few seconds are more than one person may ask for.
  server.services.callLimits = createCallLimits();
  const signedIn = await signInOnNewDevice(moving.pool, accountId);
  holder = await holderOf(server, { id: accountId, ...signedIn });
  expect(await pull(holder.device.context, accountId)).toEqual({ kind: 'upToDate' });
}

/** Entities that the device has no row of. */
async function entitiesNotHeld(): Promise<string[]> {
  const tables = syncedEntities.map(({ name }) => holder.store.cache.table(name));
  const counts = await Promise.all(tables.map((table) => table.count()));
  return tables.filter((_, at) => counts[at] === 0).map(({ name }) => name);
}

/** Chance decides whose each row is: rows move until the person holds some of every entity. */
async function moveUntilAllAreHeld(): Promise<void> {
  for (let seed = 0, missing = await entitiesNotHeld(); missing.length > 0; seed++) {
    if (seed === 500) throw new Error(`Not held: ${missing.join(', ')}`);
    const step = { kinds: ['move' as const], seed: seed * 2_654_435_761 };
    // One's rows may follow another's: every second move is among all.
    await take(moving, step, seed % 2 === 0 ? missing : undefined);
    server.services.callLimits = createCallLimits();
    expect(await pull(holder.device.context, accountId)).toEqual({ kind: 'upToDate' });
    missing = await entitiesNotHeld();
  }
}

beforeAll(async () => {
  server = await testServer();
  moving = await beginMoving(server.services.pool);
  accountId = must(moving.accountIds.toSorted((a, b) => kindsNaming(b) - kindsNaming(a))[0], 'one');
  const over = { role: 'System Admin', scope: 'tenant', scopeId: null } as const;
  await inTenant(moving.pool, moving.tenantId, (tx) =>
    assignRole(tx, { id: crypto.randomUUID(), accountId, ...over }),
  );
  await newHolder();
  await moveUntilAllAreHeld();
});
afterAll(() => server.close());

beforeEach(async () => {
  await newHolder();
  away = [];
  for (const name of entityTableNames) {
    const table = holder.store.cache.table(name);
    table.hook('deleting', (id) => void away.push(`${name} ${String(id)}`));
  }
});

type Row = Record<string, unknown>;

async function rowsOf({ name }: Entity): Promise<Row[]> {
  const rows = await holder.store.cache.table<Row>(name).toArray();
  return rows.map(({ _generation, ...row }) => row);
}

/** As an older program got them: without a field of today, with one that is no more. */
async function makeOld({ name, schema }: Entity): Promise<void> {
  const newest = must(Object.keys(schema.shape).at(-1), 'a field');
  await holder.store.cache
    .table<Row>(name)
    .toCollection()
    .modify((row) => {
      delete row[newest];
      row['motto'] = 'of old';
    });
}

async function changeCursor(change: (cursor: Cursor) => Cursor): Promise<string> {
  const { cache } = holder.store;
  const stream = must(await cache.cursor.get('stream'), 'the place in the stream');
  if (stream.key !== 'stream') throw new Error('This is no stream');
  const cursor = writeCursor(change(readCursor(stream.cursor)));
  await cache.cursor.put({ ...stream, cursor });
  return cursor;
}

/** As if the rows of the entity had been fetched when its schema was another one. */
const withOther = (entity: Entity) => (cursor: Cursor) => ({
  ...cursor,
  fingerprints: fingerprints.replace(fingerprintOf(entity), '....'),
});

/** Changes that arrive while the device pulls. */
async function arriving(): Promise<Change[]> {
  const changes: Change[] = [];
  const { context } = holder.device;
  const heard: typeof context = {
    ...context,
    async fetch(path, init) {
      const answer = await context.fetch(path, init);
      if (!path.startsWith('/api/v1/sync')) return answer;
      const page = (await answer.clone().json()) as SyncPage;
      expect(page.reset).toBeUndefined();
      changes.push(...page.changes);
      return answer;
    },
  };
  expect(await pull(heard, accountId)).toEqual({ kind: 'upToDate' });
  return changes;
}

test.each(syncedEntities.map((entity) => [entity.name, entity] as const))(
  'issue 11.2: a new field of %s reaches a device that has its rows, and a removed one goes: they alone travel, and none is away meanwhile',
  async (name, entity) => {
    const before = await rowsOf(entity);
    expect(before.length).toBeGreaterThan(0);
    await makeOld(entity);
    expect(await rowsOf(entity)).not.toEqual(before);
    await changeCursor(withOther(entity));
    const changes = await arriving();
    expect(new Set(changes.map(({ t }) => t))).toEqual(new Set([name]));
    expect(changes).toHaveLength(before.length);
    expect(await rowsOf(entity)).toEqual(before);
    expect(away).toEqual([]);
    expect(await arriving()).toEqual([]);
  },
);

test.each([1, 2] as const)(
  'issue 11.2: a device from before fingerprints, of form %s, gets every row again, in place',
  async (form) => {
    const before = await Promise.all(syncedEntities.map(rowsOf));
    for (const entity of syncedEntities) await makeOld(entity);
    await changeCursor((cursor) => ({ ...cursor, fingerprints: undefined, form }));
    expect(await pull(holder.device.context, accountId)).toEqual({ kind: 'upToDate' });
    expect(await Promise.all(syncedEntities.map(rowsOf))).toEqual(before);
    expect(away).toEqual([]);
  },
);

test('issue 11.2: cut in the middle it goes on where it was, and brings what changed meanwhile', async () => {
  const church = must(
    syncedEntities.find(({ name }) => name === 'church'),
    'churches',
  );
  const { signedIn } = await signInOnNewDevice(moving.pool, accountId);
  const held = moving.population['church'] ?? [];
  const changed = must(held.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0], 'a church');
  let cursor = await changeCursor(withOther(church));
  const received: Change[] = [];
  for (let more = true, at = 0; more; at++) {
    const path = `/api/v1/sync?${new URLSearchParams({ cursor, limit: '1' })}`;
    const answer = await server.app.request(path, { headers: bearer(signedIn) });
    const page = (await answer.json()) as SyncPage;
    received.push(...page.changes);
    ({ cursor, more } = page);
    if (at > 0) continue;
    const replaces = { church: [{ ...changed, name: 'Another name' }] };
    await inTenant(moving.pool, moving.tenantId, (tx) =>
      recordEffect(tx, { output: null, replaces }, null),
    );
  }
  const ids = received.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(held.map(({ id }) => id)));
  expect(received.findLast(({ id }) => id === changed.id)?.d).toMatchObject({
    name: 'Another name',
  });
});

test('issue 11.2: a fingerprint is another one for a field more, one less, and one that is shown to others', () => {
  for (const entity of syncedEntities) {
    const { shape } = entity.schema;
    const more = { ...entity, schema: z.object({ ...shape, motto: z.string() }) };
    const [last] = Object.keys(shape).slice(-1);
    const less = { ...entity, schema: z.object({ ...shape, [last ?? '']: z.undefined() }) };
    const masked = { ...entity, masks: { overseeing: ['id'] } };
    const prints = [entity, more, less, masked].map((one) => fingerprintOf(one));
    expect(new Set(prints).size).toBe(4);
  }
});
