// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import {
  readPushKey,
  removePushSubscription,
  subscribePush,
  unsubscribePush,
} from '#domain/push/operations.ts';
import { call } from '../../api/calls/call.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { offerPush } from './offer-push.ts';
import { isSubscribed, pushEnabled } from './push-device.ts';
import { subscribeAndConfirm, unsubscribeAndConfirm } from './push-words.ts';

vi.mock('../../api/calls/call.ts', () => ({ call: vi.fn() }));

const asked = () => vi.mocked(call).mock.calls.map(([operation]) => operation.name);
function closeAll(): void {
  for (let shown = snackbars.current(); shown; shown = snackbars.current()) snackbars.close(shown);
}
const text = () => snackbars.current()?.text;

/** Subscription of the browser's push service, and whether the person allows it. */
let held: { endpoint: string } | null;
let permission: NotificationPermission;
const given = { endpoint: 'https://fcm.googleapis.com/one' };
const subscribe = vi.fn();

beforeEach(() => {
  held = null;
  permission = 'granted';
  const made = { ...given, toJSON: () => given, unsubscribe: async () => void (held = null) };
  subscribe.mockImplementation(async () => (held = made));
  const pushManager = { subscribe, getSubscription: async () => held };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active: {}, pushManager }) },
  });
  localStorage.setItem('profile', 'thabo');
  vi.mocked(call).mockImplementation(async (operation) => ({
    answeredBy: 'server',
    output: operation === readPushKey ? { publicKey: 'key' } : { subscribed: true },
    receipt: null,
  }));
});
afterEach(() => {
  closeAll();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('S9-007 where the permission was given it subscribes once, and says nothing', async () => {
  await offerPush(true);
  await offerPush(true);
  expect(subscribe).toHaveBeenCalledOnce();
  expect(asked().filter((name) => name === subscribePush.name)).toHaveLength(1);
  expect(await isSubscribed()).toBe(true);
  expect(text()).toBeUndefined();
});

test('S9-007 undecided: an offer, once to each person, whose button is the act', async () => {
  permission = 'default';
  await offerPush(true);
  expect(subscribe).not.toHaveBeenCalled();
  const offer = snackbars.current();
  expect(offer?.action?.label).toBe('Turn on');
  offer?.action?.run?.();
  await expect.poll(() => subscribe).toHaveBeenCalledOnce();
  if (offer) snackbars.close(offer);
  await expect.poll(text).toBe('Thank you for subscribing.');
  localStorage.removeItem('push');
  closeAll();
  await offerPush(true);
  expect(text()).toBeUndefined();
});

test('S9-007 on a page that does not ask, undecided: nothing, and an offer elsewhere still', async () => {
  permission = 'default';
  await offerPush(false);
  expect(subscribe).not.toHaveBeenCalled();
  expect(text()).toBeUndefined();
  await offerPush(true);
  expect(snackbars.current()?.action?.label).toBe('Turn on');
});

test('S9-007 denied, or without a worker: nothing at all', async () => {
  permission = 'denied';
  await offerPush(true);
  permission = 'granted';
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  expect(await pushEnabled()).toBe(false);
  await offerPush(true);
  expect(subscribe).not.toHaveBeenCalled();
  expect(text()).toBeUndefined();
});

test('S4-023 a subscription that the browser dropped is removed on the server', async () => {
  await subscribeAndConfirm();
  held = null;
  permission = 'default';
  await offerPush(true);
  expect(asked()).toContain(removePushSubscription.name);
  expect(await isSubscribed()).toBe(false);
});

test('S8-015 who unsubscribed stays so, and is asked no more', async () => {
  await subscribeAndConfirm();
  closeAll();
  await unsubscribeAndConfirm();
  expect(text()).toBe('You are now unsubscribed.');
  expect(asked()).toContain(unsubscribePush.name);
  expect(held).toBeNull();
  await offerPush(true);
  expect(subscribe).toHaveBeenCalledOnce();
});

test('S8-014 S8-016 what fails is said in the words of the specification', async () => {
  subscribe.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await subscribeAndConfirm();
  expect(text()).toBe('Failed to subscribe. Please try again later.');
  closeAll();
  vi.mocked(call).mockRejectedValue(new Failure('unavailable', 'No network'));
  await unsubscribeAndConfirm();
  expect(text()).toBe('Failed to unsubscribe. Please try again later.');
});

test('B11 the next person at the device is not subscribed by the one before', async () => {
  await subscribeAndConfirm();
  localStorage.setItem('profile', 'lerato');
  expect(await isSubscribed()).toBe(false);
});
