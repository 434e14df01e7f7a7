import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { databases } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, signedInAs, thabo } from '../../tests/support/device.ts';
import { memoryLocks } from '../../tests/support/locks.ts';
import { SyncServer } from '../../tests/support/sync-server.ts';
import { syncApart } from './sync-apart.ts';

const server = new SyncServer();
const held = () => databases().cache(thabo).church.count();

beforeEach(async () => {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('navigator', { locks: memoryLocks() });
  await databases().deleteCache(thabo);
  await beginSession(databases().vault, signedInAs(thabo));
  server.accessScopes = [{ scope: 'tenant', view: 'full' }];
  server.total = 100_000;
  for (let n = 1; n <= 5; n += 1) {
    const place = { churchGroupId: null, shortCode: 'C', timeZone: 'UTC', status: 'active' };
    const d = { id: fixedId(n), name: 'Soweto', ...place };
    server.put({ t: 'church', id: fixedId(n), scopes: ['tenant'], d });
  }
});

test('the page that asks says whether the bulk of a first sync waits', async () => {
  await syncApart.prepare();
  const first = await syncApart.pull(thabo, { bulkWaits: true });
  expect(first.pulled).toMatchObject({ kind: 'interrupted' });
  expect(first.signals).toEqual([]);
  expect(await held()).toBe(server.pageSize);
  const all = await syncApart.pull(thabo, { bulkWaits: false });
  expect(all).toEqual({ pulled: { kind: 'upToDate' }, signals: [] });
  expect(await held()).toBe(5);
});

test('where no way leads to the server the page hears of it, and what is held stays', async () => {
  await syncApart.pull(thabo, { bulkWaits: false });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { pulled, signals } = await syncApart.pull(thabo, { bulkWaits: false });
  expect(pulled).toMatchObject({ kind: 'interrupted' });
  expect(signals).toEqual([{ type: 'unreachable' }]);
  expect(await held()).toBe(5);
});

test('a session that the server refuses for good is told to the page', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'unauthorized', message: 'Sign in again' } }, { status: 401 }),
  );
  const { pulled, signals } = await syncApart.pull(thabo, { bulkWaits: false });
  expect(pulled).toEqual({ kind: 'noSession' });
  expect(signals).toMatchObject([{ type: 'sessionEnded', profile: thabo }]);
});
