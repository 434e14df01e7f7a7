import { IDBDatabase as MemoryDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedId, memoryDevice, signInOn } from '../../tests/support/device.ts';
import type { Cache, Cursor } from './cache.ts';
import { cursorOf } from './cursor-of.ts';
import { receive, type Received } from './received.ts';

/** Dexie takes hold of it as it opens. */
const transaction = vi.spyOn(MemoryDatabase.prototype, 'transaction');
let cache: Cache;

afterEach(() => transaction.mockClear());

beforeEach(async () => {
  ({ cache } = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network')))));
  await cache.open();
});

const place: Cursor = {
  key: 'stream',
  cursor: 'after the page',
  generation: 1,
  complete: true,
  received: 1,
  total: null,
  asOf: 0,
};

function churches(count: number): Received {
  const rows = Array.from({ length: count }, (_, n) => ({
    table: 'church',
    row: { id: fixedId(n), name: `Church ${n}` },
    scopes: ['tenant'],
  }));
  return { rows, gone: [], unreadable: [] };
}

/** Transactions that write, begun while a page is received. */
async function writesFor(received: Received, bulk = false): Promise<number> {
  transaction.mockClear();
  await receive(cache, received, { generation: 1, bulk }, [place]);
  return transaction.mock.calls.filter((call: unknown[]) => call[1] === 'readwrite').length;
}

test('issue 11.4: the cursor is written with the last rows of its page', async () => {
  expect(await writesFor(churches(1))).toBe(1);
  expect(await writesFor(churches(250))).toBe(3);
  expect(await writesFor(churches(0))).toBe(1);
  expect(await cache.church.count()).toBe(250);
});

test('issue 13: of very many rows a page is one transaction', async () => {
  expect(await writesFor(churches(500), true)).toBe(1);
  expect(await cache.church.count()).toBe(500);
  expect(await cursorOf(cache, 'stream')).toMatchObject({ cursor: 'after the page' });
});

test('A25 a page that is cut at its end leaves neither its place nor the rows beside it', async () => {
  vi.spyOn(cache.cursor, 'bulkPut').mockRejectedValueOnce(new DOMException('Killed', 'AbortError'));
  await expect(receive(cache, churches(150), { generation: 1 }, [place])).rejects.toThrow('Killed');
  expect(await cursorOf(cache, 'stream')).toBeUndefined();
  // The first 100 stand: asked for once more, they change nothing.
  expect(await cache.church.count()).toBe(100);
  await receive(cache, churches(150), { generation: 1 }, [place]);
  expect(await cache.church.count()).toBe(150);
  expect(await cursorOf(cache, 'stream')).toMatchObject({ cursor: 'after the page' });
});

const person = (n: number, erasedOn: string | null) => ({
  table: 'person',
  row: { id: fixedId(n), erasedOn },
  scopes: ['church'],
});

test('issue 13: what was kept of how close somebody was to the church goes with them, and where they are erased', async () => {
  const keep = (n: number) =>
    cache.connectionHistory.put({ id: fixedId(n), events: [], at: Date.now() });
  for (const n of [1, 2, 3]) await keep(n);
  const gone = [{ scopes: ['church'], t: 'person', id: fixedId(3), v: 9, gone: true as const }];
  const rows = [person(1, null), person(2, '2026-11-26')];
  await receive(cache, { rows, gone, unreadable: [] }, { generation: 1 }, [place]);
  const left = await cache.connectionHistory.toCollection().primaryKeys();
  expect(left).toEqual([fixedId(1)]);
});
