// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabases } from '#store/database.ts';
import { watchStore } from '../api/store-trouble.ts';
import { StoreBanner } from './store-banner.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('A30 says that other tabs must close, until they did', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const older = new Dexie('vault', parts);
  older.version(0.1).stores({});
  older.on('versionchange', () => false);
  await older.open();
  const open = openDatabases(parts);
  watchStore(open);
  render(<StoreBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  const opened = open.vault.open();
  const banner = await screen.findByRole('status', {}, { timeout: 5000 });
  expect(banner.textContent).toContain('Close the other Ibandla tabs.');
  older.close();
  await opened;
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('A30 says that a newer version is in use, and offers to load the page again', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const open = openDatabases(parts);
  watchStore(open);
  await open.vault.open();
  render(<StoreBanner />);
  const newer = new Dexie('vault', parts);
  newer.version(2).stores({ items: 'id', more: 'id' });
  await newer.open();
  const banner = await screen.findByRole('status', {}, { timeout: 5000 });
  expect(banner.textContent).toContain('Your draft is saved on this device.');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Load the page again' }).click();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  newer.close();
});
