// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Grant } from '#domain/permissions.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  tshwane,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { soweto } from '../../../../tests/support/device.ts';

beforeEach(freshBrowser);
afterEach(forgetBrowser);

test('S2-028 S6-006 an administrator sees how a screen is made, with what the device holds, live', async () => {
  const store = await signInHere(administrator);
  await openApp('/example');
  await screen.findByRole('heading', { level: 1, name: 'Example' });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(1 + 2);
  await axeFindsNothing('the example');
  await store.cache.church.clear();
  await screen.findByRole('heading', { level: 2, name: 'No churches yet' });
});

test('S6-004 who has another role reads that it is not for them', async () => {
  const grants: Grant[] = [
    { role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto, tshwane] },
  ];
  await signInHere(grants);
  const here = await openApp('/example');
  await waitFor(() => expect(here()).toBe('/403-unauthorized?from=%2Fexample'));
  await screen.findByRole('heading', { level: 1, name: 'You can’t open this page' });
});
