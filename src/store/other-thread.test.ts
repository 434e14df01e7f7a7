import 'fake-indexeddb/auto';
import { liveQuery, RangeSet } from 'dexie';
import { IDBFactory, IDBIndex, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { createVault, type Vault } from './vault.ts';

afterEach(() => vi.restoreAllMocks());

/** Writes as another thread does: past this thread's Dexie, which hears of it by the channel. */
function otherThread(database: ReturnType<Vault['backendDB']>) {
  const channel = new BroadcastChannel('x-storagemutated-1');
  return {
    put: (item: { id: string }) =>
      new Promise<void>((done, fail) => {
        const transaction = database.transaction('items', 'readwrite');
        transaction.objectStore('items').put(item);
        transaction.addEventListener('error', () => fail(transaction.error));
        transaction.addEventListener('complete', () => {
          const touched = new RangeSet(item.id);
          channel.postMessage({
            'idb://vault/items/': touched,
            'idb://vault/items/:dels': touched,
          });
          done();
        });
      }),
    end: () => channel.close(),
  };
}

test('what a worker commits while a page reads reaches the page, in whatever order the two messages come', async () => {
  const vault = createVault({ indexedDB: new IDBFactory(), IDBKeyRange });
  const item = { id: 'a', accountId: 'me', state: { kind: 'waiting' } };
  await vault.items.add(item as never);
  const seen: string[] = [];
  const live = liveQuery(async () => vault.items.where({ accountId: 'me' }).toArray());
  const subscription = live.subscribe((items) => {
    seen.push(items[0]?.state.kind ?? 'none');
  });
  await expect.poll(() => seen).toEqual(['waiting']);

  const worker = otherThread(vault.backendDB());
  const held = holdAnswers();
  await worker.put({ ...item, state: { kind: 'sending' } } as never);
  await expect.poll(() => held).toHaveLength(1);
  await worker.put({ ...item, state: { kind: 'delivered' } } as never);
  await new Promise((told) => setTimeout(told, 20));
  vi.restoreAllMocks();
  for (const answer of held) answer();
  await expect.poll(() => seen.at(-1)).toBe('delivered');
  subscription.unsubscribe();
  worker.end();
});

/** Answers of indexes stay away until they are let through. */
function holdAnswers(): (() => void)[] {
  const held: (() => void)[] = [];
  const getAll = IDBIndex.prototype.getAll;
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function (
    this: InstanceType<typeof IDBIndex>,
    ...args: Parameters<typeof getAll>
  ) {
    const request = getAll.apply(this, args);
    let then: ((event: Event) => void) | null = null;
    const answered = new Promise<Event>((tell) => {
      request.addEventListener('success', tell as never, { once: true });
    });
    Object.defineProperty(request, 'onsuccess', {
      set(listener) {
        then = listener;
      },
    });
    held.push(() => void answered.then((event) => then?.call(request, event)));
    return request;
  });
  return held;
}
