import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie, type TableSchema } from 'dexie';
import { expect, test, vi } from 'vitest';
import { fixedId, thabo } from '../../tests/support/device.ts';
import { newTally } from './tally/tally.ts';
import { openDatabases, type DatabaseFailure } from './database.ts';

const accessScopes = { key: 'reach', entries: [] } as const;

const indexesOf = ({ primKey, indexes }: TableSchema) =>
  [primKey, ...indexes].map(({ src }) => src).join(', ');

/** Tables and indexes that a database was declared with: a newer version of it adds to them. */
const storesOf = ({ tables }: Dexie) =>
  Object.fromEntries(tables.map(({ name, schema }) => [name, indexesOf(schema)]));

test('a cache that another tab wiped is opened afresh for the same person', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const [page, worker] = [openDatabases(parts), openDatabases(parts)];
  await worker.cache(thabo).cursor.put({ ...accessScopes, entries: [] });
  await page.deleteCache(thabo);
  expect(await worker.cache(thabo).cursor.count()).toBe(0);
  await worker.cache(thabo).cursor.put({ ...accessScopes, entries: [] });
  expect(await page.cache(thabo).cursor.count()).toBe(1);
});

test('caches of two people are two', async () => {
  const open = openDatabases({ indexedDB: new IDBFactory(), IDBKeyRange });
  await open.cache(thabo).cursor.put({ ...accessScopes, entries: [] });
  expect(await open.cache(fixedId(1)).cursor.count()).toBe(0);
});

test('A38 a store that did not open once is opened again by the next question, in the same thread', async () => {
  const indexedDB = new IDBFactory();
  const { vault } = openDatabases({ indexedDB, IDBKeyRange });
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The disk said no', 'AbortError');
  });
  await expect(vault.settings.count()).rejects.toThrow('The disk said no');
  await expect.poll(() => vault.settings.count().catch(() => null)).toBe(0);
  expect(open).toHaveBeenCalledTimes(2);
});

test('A30 a newer version takes the vault over, and this tab hears of it', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const open = openDatabases(parts);
  const heard: (DatabaseFailure | null)[] = [];
  open.onFailure((failure) => heard.push(failure));
  await open.vault.open();
  const newer = new Dexie('vault', parts);
  newer.version(7).stores({ ...storesOf(open.vault), more: 'id' });
  await newer.open();
  await expect.poll(() => heard).toEqual(['outdated']);
  newer.close();
  // Dexie would mend a store that lacks what the older program declares, and say so.
  const said = vi.spyOn(console, 'warn');
  // Counts are still stored meanwhile: the older program opens a database that the newer one made.
  await open.vault.settings.put({ key: 'device', clientId: 'kept' });
  expect(await open.vault.settings.get('device')).toMatchObject({ clientId: 'kept' });
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('A30 a tab that waits for an older one says so until that one lets go', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const older = new Dexie('vault', parts);
  older.version(0.1).stores({});
  older.on('versionchange', () => false);
  await older.open();
  const open = openDatabases(parts);
  const heard: (DatabaseFailure | null)[] = [];
  open.onFailure((failure) => heard.push(failure));
  const settings = open.vault.settings.count();
  await expect.poll(() => heard).toEqual(['blocked']);
  const late: (DatabaseFailure | null)[] = [];
  open.onFailure((failure) => late.push(failure));
  expect(late).toEqual(['blocked']);
  older.close();
  expect(await settings).toBe(0);
  expect(heard).toEqual(['blocked', null]);
});

test('issue 11: a vault from before pictures keeps all it holds, and takes pictures', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const { pictures: _, ...before } = storesOf(openDatabases(parts).vault);
  const older = new Dexie('vault', parts);
  older.version(3).stores(before);
  await older.open();
  await older.table('items').add({ id: fixedId(1), accountId: thabo });
  await older.table('typed').add({ key: 'report', accountId: thabo });
  older.close();
  const { vault } = openDatabases(parts);
  const picture = { id: fixedId(2), item: fixedId(1), accountId: thabo, type: 'image/webp' };
  await vault.pictures.add({ ...picture, bytes: new ArrayBuffer(1), takenAt: '2026-11-23T09:00Z' });
  expect(await vault.pictures.where({ item: fixedId(1) }).count()).toBe(1);
  expect(await vault.items.toCollection().primaryKeys()).toEqual([fixedId(1)]);
  expect(await vault.typed.count()).toBe(1);
});

test('issue 14: a vault from before counting together keeps all it holds, and takes tallies', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const { kept: _, tellings: _t, ...before } = storesOf(openDatabases(parts).vault);
  const older = new Dexie('vault', parts);
  older.version(5).stores(before);
  await older.open();
  await older.table('items').add({ id: fixedId(1), accountId: thabo });
  await older.table('drafts').add({ key: 'report', accountId: thabo });
  older.close();
  const { vault } = openDatabases(parts);
  const place = { churchId: fixedId(2), serviceId: fixedId(3), date: '2026-11-22' };
  await vault.kept.add(newTally(thabo, place, { door: 'Main door', now: 0 }));
  expect(await vault.kept.where({ accountId: thabo }).count()).toBe(1);
  expect(await vault.items.count()).toBe(1);
  expect(await vault.drafts.count()).toBe(1);
});
