// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPushKey } from '#domain/push/operations.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  sundayMorning,
} from '../../../tests/support/app-page.tsx';
import { call } from '../../api/calls/call.ts';
import { profileId } from '../../api/session/who.ts';

vi.mock('../../api/calls/call.ts', () => ({ call: vi.fn() }));

const endpoint = 'https://fcm.googleapis.com/one';
const subscription = { endpoint, toJSON: () => ({ endpoint }) };
/** When the browser was asked to subscribe. */
let attempts: number[];

/** A browser whose person has let this site notify. */
function browserWith({ worker, subscribed }: { worker: boolean; subscribed: boolean }): void {
  const pushManager = {
    subscribe: async () => {
      attempts.push(Date.now());
      return subscription;
    },
    getSubscription: async () => (subscribed ? subscription : null),
  };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted' });
  const active = { postMessage: () => undefined };
  const container = {
    controller: null,
    getRegistration: async () => (worker ? { active, pushManager } : undefined),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  if (!subscribed) return;
  localStorage.setItem('push', JSON.stringify({ profile: profileId(), endpoint }));
}

/** Opens the back office under a clock of the test's. Answers the moment before. */
async function openOffice(page = '/pages/settings/account', key = 'Search'): Promise<number> {
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ now: sundayMorning, toFake: [...toFake], shouldAdvanceTime: true });
  const opened = Date.now();
  await openApp(page);
  await screen.findByRole('button', { name: key });
  return opened;
}

/** In steps, because what comes late is loaded late, and goes on then. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await vi.dynamicImportSettled();
  }
}

beforeEach(async () => {
  attempts = [];
  freshBrowser();
  vi.mocked(call).mockImplementation(async (operation) => ({
    answeredBy: 'server',
    output: operation === readPushKey ? { publicKey: 'key' } : { subscribed: true },
    receipt: null,
  }));
  await signInHere(administrator);
});
afterEach(async () => {
  await forgetBrowser();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('S9-007 one attempt, 10 s after the start', async () => {
  browserWith({ worker: true, subscribed: false });
  const opened = await openOffice();
  await pass(10);
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  expect(attempts[0]).toBeGreaterThanOrEqual(opened + 10_000);
  await pass(60);
  expect(attempts).toHaveLength(1);
});

test('S9-007 a page that fills the screen has it too, and the badge', async () => {
  const badge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge });
  browserWith({ worker: true, subscribed: false });
  await openOffice('/apps/churches/sunday', 'Leave the board');
  await pass(12);
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  expect(badge).toHaveBeenCalledWith(0);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

test.each([
  ['subscribed', { worker: true, subscribed: true }],
  ['without a worker', { worker: false, subscribed: false }],
])('S9-007 no attempt where %s', async (_, browser) => {
  browserWith(browser);
  await openOffice();
  await pass(60);
  expect(attempts).toEqual([]);
});
