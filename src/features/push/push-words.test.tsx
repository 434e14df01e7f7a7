// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPushKey } from '#domain/push/operations.ts';
import { Messages } from '../../app/messages.tsx';
import { subscribeAndConfirm } from './push-words.ts';

const endpoint = 'https://fcm.googleapis.com/one';
const made = { endpoint, toJSON: () => ({ endpoint }), unsubscribe: async () => true };

beforeEach(() => {
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted' });
  const pushManager = { subscribe: async () => made, getSubscription: async () => null };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active: {}, pushManager }) },
  });
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.endsWith(readPushKey.path) ? { publicKey: 'key' } : { subscribed: true }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const message = () => screen.queryByText('Thank you for subscribing.');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function subscribe(): Promise<void> {
  render(<Messages />);
  await act(() => subscribeAndConfirm());
  expect(message()).not.toBeNull();
}

test('S8-013 the message of a subscription lasts 2000 ms', async () => {
  await subscribe();
  pass(1999);
  expect(message()).not.toBeNull();
  pass(1);
  expect(message()).toBeNull();
});

test('S8-013 Close ends it before', async () => {
  await subscribe();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(message()).toBeNull();
});
