// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { markSending } from '#store/outbox/deliveries.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, signedInAs, submit, thabo } from '../../../tests/support/device.ts';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { poll } from './poll.ts';

const stream = {
  key: 'stream',
  cursor: 'c',
  generation: 1,
  complete: true,
  received: 1,
  total: 1,
} as const;

/** As a worker writes that is killed before Dexie has told anybody. */
async function writeUnheard(db: IDBDatabase, id: string): Promise<void> {
  const writing = db.transaction('items', 'readwrite');
  const done = new Promise((over) => writing.addEventListener('complete', over));
  const items = writing.objectStore('items');
  const found = items.get(id);
  found.addEventListener('success', () => {
    const state = { kind: 'sent', attempts: 1, how: 'accepted', output: {}, at: 5 };
    items.put({ ...(found.result as object), state });
  });
  await done;
}

let store: Store;

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() });
  await beginSession(databases().vault, signedInAs(thabo));
  store = must(await storeOf(databases()), 'somebody');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('what a worker committed and never told is shown at the next poll, be it the first', async () => {
  const { vault } = databases();
  await submit(store, 1);
  const shown: (string | undefined)[] = [];
  const watching = liveQuery(async () => (await vault.items.get(fixedId(1)))?.state.kind);
  const subscription = watching.subscribe((kind) => shown.push(kind));
  await expect.poll(() => shown).toEqual(['waiting']);

  await writeUnheard(vault.backendDB(), fixedId(1));
  expect(await poll(vi.fn())).toBe(Infinity);
  await expect.poll(() => shown).toEqual(['waiting', 'sent']);
  await poll(vi.fn());
  await vault.items.delete(fixedId(1));
  await expect.poll(() => shown).toEqual(['waiting', 'sent', undefined]);
  subscription.unsubscribe();
});

test('A27 A04 what somebody else was sending when they were killed or frozen is due at the next look', async () => {
  const { vault } = databases();
  const item = await submit(store, 1);
  await markSending(vault, [item], Date.now());
  const sent = Promise.withResolvers<void>();
  const sending = navigator.locks.request('drain', () => sent.promise);
  expect(await poll(vi.fn())).toBe(Infinity);
  sent.resolve();
  await sending;
  expect(await poll(vi.fn())).toBeLessThanOrEqual(Date.now());
  await vault.items.delete(fixedId(1));
  expect(await poll(vi.fn())).toBe(Infinity);
});

test('a page that was told nothing for a minute asks, and not again at once', async () => {
  const clock = vi.spyOn(Date, 'now');
  const pull = vi.fn();
  const lookAt = async (time: number, asOf: number) => {
    clock.mockReturnValue(time);
    await store.cache.cursor.put({ ...stream, asOf });
    await poll(pull);
    return pull.mock.calls.length;
  };
  const minute = 60_000;
  // Years from the clock of the test before: at noon of that very day the page had asked a moment ago.
  const noon = Date.UTC(2046, 10, 22, 12);
  expect(await lookAt(noon, noon - minute + 1)).toBe(0);
  expect(await lookAt(noon + 1, noon - minute + 1)).toBe(1);
  // It came to nothing.
  expect(await lookAt(noon + minute, noon - minute + 1)).toBe(1);
  expect(await lookAt(noon + minute + 1, noon - minute + 1)).toBe(2);
  // The clock is set back by a day: what it said before is no reason to wait for it.
  expect(await lookAt(noon - 24 * 60 * minute, noon + minute)).toBe(3);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await lookAt(noon + 10 * minute, noon)).toBe(3);
});
