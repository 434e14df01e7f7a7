import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fixedId,
  memoryDevice,
  signInOn,
  states,
  submit,
  thabo,
  type Device,
} from '../../tests/support/device.ts';
import { mutationsServer } from '../../tests/support/mutations-server.ts';
import { SyncServer } from '../../tests/support/sync-server.ts';
import { must } from '#domain/must.ts';
import { freshness } from '#store/freshness.ts';
import { groupQueries } from '#store/groups/groups.ts';
import { completeSignOuts, wishSignOut } from '#store/session/sign-outs.ts';
import { drain } from './drain.ts';
import { pull } from './pull.ts';

const scopes = ['tenant', `church:${fixedId(1)}`, `church:${fixedId(2)}`];
const full = (names: readonly string[]) => names.map((scope) => ({ scope, view: 'full' as const }));

function church(n: number, name: string) {
  return {
    id: fixedId(n),
    churchGroupId: null,
    name,
    shortCode: 'C',
    timeZone: 'Africa/Johannesburg',
    status: 'active',
  };
}

function put(server: SyncServer, n: number, name: string, inScopes: string[]): void {
  server.put({ t: 'church', id: fixedId(n), scopes: inScopes, d: church(n, name) });
}

async function device() {
  const server = new SyncServer();
  server.accessScopes = full(scopes);
  const browser = memoryDevice(server.fetch);
  const store = await signInOn(browser);
  return { server, browser, store };
}

/** Rows that the device holds, without its own notes. */
async function holds(browser: Device): Promise<Map<string, Record<string, unknown>>> {
  const rows = await browser.databases.cache(thabo).church.toArray();
  return new Map(rows.map(({ _scopes, _generation, ...row }) => [`church ${row.id}`, row]));
}

function sorted(rows: Map<string, unknown>) {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const step = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    n: fc.integer({ min: 1, max: 8 }),
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
    in: fc.subarray(scopes, { minLength: 1 }),
  }),
  fc.record({ do: fc.constant('erase' as const), n: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    do: fc.constant('reach' as const),
    entries: fc
      .subarray(scopes)
      .chain((names) =>
        fc.tuple(
          ...names.map((scope) =>
            fc.record({ scope: fc.constant(scope), view: fc.constantFrom('full', 'overseeing') }),
          ),
        ),
      ),
  }),
  fc.record({ do: fc.constant('pull' as const), cutAfter: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ do: fc.constant('restart' as const) }),
  fc.record({ do: fc.constant('restore' as const) }),
);

describe('what a device holds', () => {
  test('A25 equals what the server shows it, however the history runs and the line is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (history) => {
        const { server, browser: first } = await device();
        let browser = first;
        for (const event of history) {
          if (event.do === 'put') put(server, event.n, event.name, event.in);
          if (event.do === 'erase') server.erase('church', fixedId(event.n));
          if (event.do === 'reach')
            server.setAccessScopes(event.entries as typeof server.accessScopes);
          if (event.do === 'restore') server.restore();
          if (event.do === 'restart') browser = browser.restart();
          if (event.do === 'pull') {
            server.cutAfter = event.cutAfter;
            await pull(browser.context, thabo);
          }
        }
        server.cutAfter = Infinity;
        expect(await pull(browser.context, thabo)).toEqual({ kind: 'upToDate' });
        expect(sorted(await holds(browser))).toEqual(sorted(server.visible()));
        browser.databases.vault.close();
      }),
      { numRuns: 150 },
    );
  });

  test('a first sync that was cut goes on from its cursor', async () => {
    const { server, browser, store } = await device();
    for (let n = 1; n <= 9; n += 1) put(server, n, 'Alpha', ['tenant']);
    server.cutAfter = 3;
    expect(await pull(browser.context, thabo)).toMatchObject({ kind: 'interrupted' });
    expect((await holds(browser)).size).toBe(6);
    expect(await freshness(store)).toMatchObject({ state: 'filling', received: 6 });
    server.cutAfter = 2;
    expect(await pull(browser.context, thabo)).toEqual({ kind: 'upToDate' });
    expect((await holds(browser)).size).toBe(9);
    expect(await freshness(store)).toEqual({
      state: 'ready',
      asOf: browser.clock.now,
      unreadable: 0,
    });
  });

  test('issue 10, point 39: as long as the app’s own files come, a first sync takes one page of the line', async () => {
    const { server, browser, store } = await device();
    for (let n = 1; n <= 9; n += 1) put(server, n, 'Alpha', ['tenant']);
    let filesCome = true;
    const context = { ...browser.context, bulkWaits: () => filesCome };
    for (const kind of ['interrupted', 'interrupted']) {
      expect(await pull(context, thabo)).toMatchObject({ kind });
    }
    expect(server.requests).toHaveLength(1);
    expect(await freshness(store)).toMatchObject({ state: 'filling', received: 2 });
    filesCome = false;
    expect(await pull(context, thabo)).toEqual({ kind: 'upToDate' });
    expect((await holds(browser)).size).toBe(9);
    filesCome = true;
    put(server, 10, 'Beta', ['tenant']);
    expect(await pull(context, thabo)).toEqual({ kind: 'upToDate' });
    expect((await holds(browser)).size).toBe(10);
  });

  test('issue 11.4: what is left of a first sync waits for no file where it weighs less', async () => {
    const { server, browser } = await device();
    for (let n = 1; n <= 9; n += 1) put(server, n, 'Alpha', ['tenant']);
    const context = { ...browser.context, bulkWaits: () => true };
    server.total = 5003;
    expect(await pull(context, thabo)).toMatchObject({ kind: 'interrupted' });
    const other = await device();
    for (let n = 1; n <= 9; n += 1) put(other.server, n, 'Alpha', ['tenant']);
    other.server.total = 9;
    const small = { ...other.browser.context, bulkWaits: () => true };
    expect(await pull(small, thabo)).toEqual({ kind: 'upToDate' });
    expect((await holds(other.browser)).size).toBe(9);
  });

  test('a lost scope takes its rows along, but for those that another scope holds', async () => {
    const { server, browser } = await device();
    put(server, 1, 'Soweto', ['church:' + fixedId(1)]);
    put(server, 2, 'Tshwane', ['church:' + fixedId(1), 'tenant']);
    await pull(browser.context, thabo);
    server.setAccessScopes(full(['tenant']));
    await pull(browser.context, thabo);
    expect([...(await holds(browser)).keys()]).toEqual([`church ${fixedId(2)}`]);
  });

  test('issue 11.3: histories that were opened go with a lost scope, and stay with a new one', async () => {
    const { server, browser, store } = await device();
    server.setAccessScopes(full([`church:${fixedId(1)}`, 'tenant']));
    await pull(browser.context, thabo);
    await store.cache.reportHistory.put({ id: fixedId(7), versions: [], at: 1 });
    server.setAccessScopes(full([`church:${fixedId(1)}`, `church:${fixedId(2)}`, 'tenant']));
    await pull(browser.context, thabo);
    expect(await store.cache.reportHistory.count()).toBe(1);
    server.setAccessScopes(full(['tenant']));
    await pull(browser.context, thabo);
    expect(await store.cache.reportHistory.count()).toBe(0);
  });

  test('issue 12: a device that holds everything says of a row that it does not hold that it is unknown', async () => {
    const { browser, store } = await device();
    await pull(browser.context, thabo);
    expect(await groupQueries.one(store, fixedId(9))).toEqual({ state: 'unknown' });
    // One from before still waits for what came long ago.
    await store.cache.cursor.put({ key: 'gained', scopes: [] });
    expect(await groupQueries.one(store, fixedId(9))).toEqual({ state: 'filling' });
    await pull(browser.context, thabo);
    expect(await groupQueries.one(store, fixedId(9))).toEqual({ state: 'unknown' });
  });

  test('a gained scope is fetched from its beginning', async () => {
    const { server, browser } = await device();
    server.accessScopes = full(['tenant']);
    for (let n = 1; n <= 5; n += 1) put(server, n, 'Soweto', [`church:${fixedId(1)}`]);
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(0);
    server.setAccessScopes(full(['tenant', `church:${fixedId(1)}`]));
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(5);
    expect(server.requests.some((path) => path.includes('scope=church'))).toBe(true);
  });

  test('a cursor that the server cannot read any more begins anew, without an empty list', async () => {
    const { server, browser } = await device();
    for (let n = 1; n <= 3; n += 1) put(server, n, 'Alpha', ['tenant']);
    await pull(browser.context, thabo);
    server.erase('church', fixedId(3));
    server.cursorMark = 'another format';
    server.cutAfter = 0;
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(3);
    server.cutAfter = Infinity;
    expect(await pull(browser.context, thabo)).toEqual({ kind: 'upToDate' });
    expect((await holds(browser)).size).toBe(2);
  });

  test('at no moment of a reset is the list empty', async () => {
    const { server, browser } = await device();
    for (let n = 1; n <= 6; n += 1) put(server, n, 'Alpha', ['tenant']);
    await pull(browser.context, thabo);
    server.erase('church', fixedId(6));
    server.restore();
    server.cutAfter = 1;
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(6);
    server.cutAfter = Infinity;
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(5);
  });

  test('A36 rows that it cannot read are quarantined, the others arrive', async () => {
    const { server, browser, store } = await device();
    server.put({ t: 'church', id: fixedId(1), scopes: ['tenant'], d: { id: fixedId(1), name: 7 } });
    server.put({ t: 'choir', id: fixedId(2), scopes: ['tenant'], d: { id: fixedId(2) } });
    put(server, 3, 'Soweto', ['tenant']);
    await pull(browser.context, thabo);
    expect([...(await holds(browser)).keys()]).toEqual([`church ${fixedId(3)}`]);
    expect(await freshness(store)).toMatchObject({ unreadable: 2 });
    put(server, 1, 'Mended', ['tenant']);
    await pull(browser.context, thabo);
    expect((await holds(browser)).size).toBe(2);
    expect(await freshness(store)).toMatchObject({ unreadable: 1 });
  });

  test('A35 fields that only a newer version knows are kept', async () => {
    const { server, browser } = await device();
    const d = { ...church(1, 'Soweto'), choirs: 3 };
    server.put({ t: 'church', id: fixedId(1), scopes: ['tenant'], d });
    await pull(browser.context, thabo);
    expect([...(await holds(browser)).values()]).toEqual([d]);
  });
});

/** The pages of an answer that leaves in two parts: the second when it is let go. */
function heldAfterFirstPage(server: SyncServer): { fetch: typeof server.fetch; letGo(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetch = async (path: string, init: RequestInit) => {
    const { body, headers } = await server.fetch(path, init);
    let lines = 0;
    const held = new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, controller) {
        if (lines > 0) await promise;
        lines += new TextDecoder().decode(piece).split('\n').length - 1;
        controller.enqueue(piece);
      },
    });
    return new Response(must(body, 'a stream').pipeThrough(held), { headers });
  };
  return { fetch, letGo: resolve };
}

test('B13 B36 signed out in the midst of a pull: what arrives then is not written down again', async () => {
  const server = new SyncServer();
  server.accessScopes = full(scopes);
  for (const n of [1, 2, 3, 4, 5]) put(server, n, 'Soweto', ['tenant']);
  const { fetch, letGo } = heldAfterFirstPage(server);
  const worker = memoryDevice(fetch);
  await signInOn(worker);
  const pulling = pull(worker.context, thabo);
  await expect.poll(async () => (await holds(worker)).size).toBe(server.pageSize);

  const { vault, deleteCache } = worker.beside().databases;
  await wishSignOut(vault, thabo);
  await completeSignOuts(vault, deleteCache);
  letGo();
  await pulling.catch(() => undefined);
  expect(await worker.databaseNames()).toEqual(['vault']);

  // The same person again: the worker holds what there is.
  await signInOn(worker);
  await pull(worker.context, thabo);
  expect((await holds(worker)).size).toBe(5);
});

describe('delivered items', () => {
  test('are sent once a pull that began afterwards has reached the head', async () => {
    const mutations = mutationsServer();
    const sync = new SyncServer();
    sync.accessScopes = full(['tenant']);
    const browser = memoryDevice((path, init) =>
      path.startsWith('/api/v1/sync') ? sync.fetch(path, init) : mutations.fetch(path, init),
    );
    const store = await signInOn(browser);
    await submit(store, 1);
    await drain(browser.context, { reset: false });
    expect(await states(browser)).toEqual({ 1: 'delivered' });
    sync.cutAfter = 0;
    await pull(browser.context, thabo);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
    sync.cutAfter = Infinity;
    await pull(browser.context, thabo);
    expect(await states(browser)).toEqual({ 1: 'sent' });
  });

  test('wait again when the server starts another epoch; it says what it still has', async () => {
    const mutations = mutationsServer();
    const sync = new SyncServer();
    sync.accessScopes = full(['tenant']);
    const browser = memoryDevice((path, init) =>
      path.startsWith('/api/v1/sync') ? sync.fetch(path, init) : mutations.fetch(path, init),
    );
    const store = await signInOn(browser);
    await submit(store, 1);
    await drain(browser.context, { reset: false });
    await pull(browser.context, thabo);
    sync.restore();
    await pull(browser.context, thabo);
    expect(await states(browser)).toEqual({ 1: 'waiting' });
    await drain(browser.context, { reset: false });
    await pull(browser.context, thabo);
    expect(await states(browser)).toEqual({ 1: 'sent' });
    expect(mutations.effects.length).toBe(1);
  });
});
