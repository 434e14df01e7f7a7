// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HeldReport } from '#domain/attendance/held.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { firstService, fixedId, soweto } from '../../../../tests/support/device.ts';

beforeEach(freshBrowser);
afterEach(forgetBrowser);

const late: HeldReport = {
  id: fixedId(70),
  name: 'attendance.submitChurch',
  churchId: soweto,
  serviceId: firstService,
  accountId: fixedId(71),
  authorName: 'Lerato Dlamini',
  capturedAt: '2026-11-21T09:00:00.000Z',
  receivedAt: '2026-11-22T07:00:00.000Z',
  date: sunday,
  count: 96,
  status: 'waiting',
  decidedByName: null,
  decidedAt: null,
  reason: null,
};

const key = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('issue 10.41: without a connection nobody accepts or refuses, and the reason is said', async () => {
  const store = await signInHere(administrator);
  await store.cache.heldReport.bulkPut(held([late]));
  await openApp('/apps/churches/attendance-reports');
  expect((await key('Accept')).disabled).toBe(false);
  act(loseNetwork);
  await waitFor(async () => expect((await key('Accept')).disabled).toBe(true));
  expect((await key('Refuse…')).disabled).toBe(true);
  expect(screen.getByText(/Accept or refuse it when you are back online/)).toBeTruthy();
});
