// oxlint-disable-next-line import/no-unassigned-import -- a browser's databases, in memory
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { workerContext } from './context.ts';

afterEach(() => vi.unstubAllGlobals());

test('A30 a worker that waits for an older tab tells the pages, also one that comes later, and that it is over', async () => {
  const told = vi.fn();
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve([{ postMessage: told }]) });
  vi.stubGlobal('navigator', { locks: {} });
  const older = new Dexie('vault');
  older.version(0.1).stores({});
  older.on('versionchange', () => false);
  await older.open();

  const opened = workerContext().databases.vault.open();
  const blocked = { type: 'trouble', trouble: 'blocked' };
  await expect.poll(() => told.mock.calls).toEqual([[blocked]]);
  // A starting page's message makes the worker look anew.
  workerContext();
  await expect.poll(() => told.mock.calls).toEqual([[blocked], [blocked]]);
  told.mockClear();
  older.close();
  await opened;
  await expect.poll(() => told.mock.calls).toEqual([[{ type: 'trouble', trouble: null }]]);
});
