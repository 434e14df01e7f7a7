import { IDBDatabase as MemoryDatabase } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateUser } from '#domain/access/own-user.ts';
import { fixedId, memoryDevice, signInOn, submit, thabo } from '../../../tests/support/device.ts';
import { ownName } from '../access/own-name.ts';
import { browseReports } from '../attendance/queries.ts';
import type { Store } from '../database.ts';
import { queueItem } from './outbox.ts';

/** Dexie takes hold of it as it opens. */
const transaction = vi.spyOn(MemoryDatabase.prototype, 'transaction');
let store: Store;

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
});

async function rename(nth: number, name: string): Promise<void> {
  await queueItem(store.vault, {
    operation: updateUser,
    id: fixedId(nth),
    input: { user: { name } },
    profile: store.profile,
    now: new Date(Date.UTC(2026, 10, 22, 9, nth)),
  });
}

async function arrived(nth: number): Promise<void> {
  const delivery = { attempts: 1, how: 'accepted', output: null, at: 1 } as const;
  await store.vault.items.update(fixedId(nth), { state: { kind: 'delivered', ...delivery } });
}

async function synced(name: string): Promise<void> {
  const notes = { _scopes: [`user:${thabo}`], _generation: 1 };
  await store.cache.ownName.put({ id: thabo, name, ...notes });
}

test('issue 11.3: what waits is pending, what arrived until the row says it', async () => {
  await rename(1, 'Thabo N. Nkosi');
  expect(await ownName(store)).toMatchObject({ name: 'Thabo N. Nkosi', pending: true });
  await arrived(1);
  expect(await ownName(store)).toMatchObject({ name: 'Thabo N. Nkosi', pending: true });
  await synced('Thabo N. Nkosi');
  expect(await ownName(store)).toMatchObject({ name: 'Thabo N. Nkosi', pending: false });
});

test('issue 11.3: of two changes that arrived the last is shown, though the row says it already', async () => {
  await rename(1, 'Thabo N. Nkosi');
  await rename(2, 'T. Nkosi');
  await arrived(1);
  await arrived(2);
  await synced('T. Nkosi');
  expect(await ownName(store)).toMatchObject({ name: 'T. Nkosi' });
});

test('issue 11.3: a refused change alters no row', async () => {
  await rename(1, 'Thabo N. Nkosi');
  const problem = { code: 'validation', message: 'Too long' };
  await store.vault.items.update(fixedId(1), {
    state: { kind: 'attention', attempts: 1, problem },
  });
  expect(await ownName(store)).toMatchObject({ name: 'Thabo Nkosi', pending: false });
});

test('issue 11.4: a question reads only what waits of its operations, however large the others are', async () => {
  await submit(store, 3);
  await rename(1, 'Thabo N. Nkosi');
  await ownName(store);
  const read: string[] = [];
  store.vault.items.hook('reading', (item) => {
    read.push(item.name);
    return item;
  });
  expect(await ownName(store)).toMatchObject({ name: 'Thabo N. Nkosi', pending: true });
  expect(read).toEqual([updateUser.name]);
});

test('issue 11.4: a list costs as many looks at the store, however many reports wait', async () => {
  const filters = { kind: 'church', sort: 'date', descending: true, page: 1, perPage: 50 } as const;
  const looks = async () => {
    transaction.mockClear();
    const { total } = await browseReports(store, filters);
    return { total, looks: transaction.mock.calls.length };
  };
  await submit(store, 1);
  await looks();
  const one = await looks();
  for (let day = 2; day <= 30; day++) await submit(store, day);
  expect(await looks()).toEqual({ total: 30, looks: one.looks });
});
