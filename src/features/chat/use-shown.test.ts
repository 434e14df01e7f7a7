// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShown } from './use-shown.ts';

let held: string[];
const close = vi.fn();
const getNotifications = vi.fn(async () => [{ close }]);

beforeEach(() => {
  held = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      async request(name: string, _options: object, until: () => Promise<void>) {
        held.push(name);
        await until();
        held.splice(held.indexOf(name), 1);
      },
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ getNotifications }) },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const own of ['locks', 'serviceWorker']) Reflect.deleteProperty(navigator, own);
});

function becomes(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the worker finds a talk shown while it is looked at, and at no other time', async () => {
  const { rerender, unmount } = renderHook(({ id }) => useShown(id), { initialProps: { id: 'a' } });
  expect(held).toEqual(['shown:chat-a']);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'chat-a' });
  becomes('hidden');
  await waitFor(() => expect(held).toEqual([]));
  becomes('visible');
  expect(held).toEqual(['shown:chat-a']);
  rerender({ id: 'b' });
  await waitFor(() => expect(held).toEqual(['shown:chat-b']));
  unmount();
  await waitFor(() => expect(held).toEqual([]));
});
