// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { soweto } from '../../../../tests/support/device.ts';
import { knowRegistration } from '../../../api/updates/updates.ts';
import { logVersion } from '../../../api/updates/update-log.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';

const path = '/apps/churches/attendance-reports';
const posted: unknown[] = [];
let registration: { waiting: unknown; installing: unknown; update: () => Promise<unknown> };

/** A worker controls the page; what the browser knows of others is the registration. */
function workerHere(): void {
  const worker = { postMessage: (signal: unknown) => posted.push(signal) };
  registration = { waiting: null, installing: null, update: vi.fn(async () => undefined) };
  const container = {
    controller: worker,
    getRegistration: async () => registration,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    register: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  knowRegistration(registration as unknown as ServiceWorkerRegistration);
}

beforeEach(async () => {
  posted.length = 0;
  freshBrowser();
  workerHere();
});
afterEach(async () => {
  await forgetBrowser();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const button = () => screen.findByRole('button', { name: /^App updates/ });
async function choose(name: string): Promise<void> {
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

test('S2-164 Check for update asks for a new worker, and says when there is none', async () => {
  await signInHere(administrator);
  await openApp(path);
  await choose('Check for update');
  await waitFor(() => expect(snackbars.current()?.text).toBe('This is the latest version'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('S2-164 without a network it says what to do', async () => {
  await signInHere(administrator);
  await openApp(path);
  registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
  await choose('Check for update');
  await waitFor(() => expect(snackbars.current()?.text).toContain('Check the network'));
});

test('S2-166 Open log shows the versions that ran here', async () => {
  await signInHere(administrator);
  logVersion({ version: '0.9.0', build: 'abc' }, new Date('2026-11-01T08:00:00Z'));
  await openApp(path);
  await choose('Open log');
  const drawer = await screen.findByRole('dialog', { name: 'Update log' });
  expect(drawer.textContent).toContain('This is the newest version.');
  expect(drawer.textContent).toContain('Version 0.9.0');
  expect(drawer.textContent).toContain('Build abc');
});

test('S2-165 Activate update acts on a waiting worker; who administers nothing sees the menu only then', async () => {
  await signInHere([{ role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] }]);
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  expect(screen.queryByRole('button', { name: /^App updates/ })).toBeNull();
  const waiting = { postMessage: (signal: unknown) => posted.push(signal) };
  registration.waiting = waiting;
  act(() => knowRegistration(registration as unknown as ServiceWorkerRegistration));
  await choose('Activate update');
  await waitFor(() => expect(posted).toContainEqual({ type: 'activateUpdate' }));
});
