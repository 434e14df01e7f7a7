// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wishSignOut } from '#store/session/sign-outs.ts';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { submit, thabo } from '../../../../tests/support/device.ts';
import { forgetSession } from '../../../api/session/who.ts';

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
});
afterEach(forgetBrowser);

test('B13 a sign-out that was cut off is ended by the sign-in page, in a browser without a worker too', async () => {
  const store = await signInHere();
  await submit(store, 1);
  // Killed here: the secrets are gone, the rest is not.
  await wishSignOut(store.vault, thabo);
  forgetSession();
  await openApp('/sign-in');
  expect(await screen.findByText('1 report of another person waits to be sent.')).toBeTruthy();
  await expect
    .poll(() => store.vault.profiles.get(thabo))
    .toMatchObject({ user: null, grants: [], session: { kind: 'signedOut', wiped: true } });
});
