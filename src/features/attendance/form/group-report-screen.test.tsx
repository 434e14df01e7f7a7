// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '#store/database.ts';
import { must } from '#domain/must.ts';
import {
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';

const path = '/apps/groups/cell-ministry/submit-attendance-report';
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

test('groups that are still on their way are not missing; once all is here, it says that there is none', async () => {
  const { cursor } = store.cache;
  const complete = must(await cursor.get('stream'), 'what the device holds');
  await cursor.put({ ...complete, asOf: 0 } as never);
  await openApp(path);
  expect(await screen.findByText('Loading your groups…')).toBeTruthy();
  expect(screen.queryByText('No group to count for')).toBeNull();
  await cursor.put(complete);
  await waitFor(() => expect(screen.getByText('No group to count for')).toBeTruthy());
});

test('a device that never synced says what it needs', async () => {
  await store.cache.cursor.clear();
  loseNetwork();
  await openApp(path);
  expect(await screen.findByText('Not saved on this device')).toBeTruthy();
  expect(screen.queryByText('No group to count for')).toBeNull();
});
