// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabases } from '#store/database.ts';
import { storeFailure, watchStore } from '../../api/storage/store-failure.ts';
import { StoreBanner } from './store-banner.tsx';

const { state } = vi.hoisted(() => ({
  state: { resolvedLocation: undefined as object | undefined },
}));
vi.mock('../router.tsx', () => ({ router: { state } }));

afterEach(() => {
  state.resolvedLocation = undefined;
  cleanup();
  vi.restoreAllMocks();
});

test('A30 says over the page that other tabs must close, until they did', async () => {
  state.resolvedLocation = {};
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
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain('Close the other Ibandla tabs.');
  older.close();
  await opened;
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('A30 says so in the place of the first page', async () => {
  render(<StoreBanner />);
  act(() => storeFailure.set('blocked'));
  const heading = { level: 1, name: 'Close the other Ibandla tabs' };
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain(
    'Reports and drafts on this device are safe.',
  );
  act(() => storeFailure.set(null));
  expect(screen.queryByRole('main')).toBeNull();
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
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain('Your draft is saved on this device.');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Load the page again' }).click();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  newer.close();
});

test('A38 says that the storage does not answer: in the place of the first page, or over the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { rerender } = render(<StoreBanner />);
  act(() => storeFailure.set('silent'));
  const heading = { level: 1, name: 'This device’s storage does not answer' };
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('Your saved reports are safe.');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
  state.resolvedLocation = {};
  rerender(<StoreBanner key="later" />);
  expect((await screen.findByRole('status')).textContent).toContain('storage does not answer.');
  act(() => storeFailure.set(null));
  expect(screen.queryByRole('status')).toBeNull();
});
