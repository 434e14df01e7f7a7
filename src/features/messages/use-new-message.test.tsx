// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewMessage } from './use-new-message.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('S4-017 S9-003 a message that comes is fresh for 5 seconds; what was there before is not', () => {
  const { result, rerender } = renderHook(({ newest }) => useNewMessage(newest), {
    initialProps: { newest: null as number | null },
  });
  const fresh = () => result.current;
  rerender({ newest: 4 });
  expect(fresh()).toBe(false);
  rerender({ newest: 5 });
  expect(fresh()).toBe(true);
  act(() => void vi.advanceTimersByTime(4900));
  expect(fresh()).toBe(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(fresh()).toBe(false);
  // A deleted one shows no snackbar.
  rerender({ newest: 4 });
  expect(fresh()).toBe(false);
});

test('a second one while the first is fresh begins the 5 seconds anew', () => {
  const { result, rerender } = renderHook(({ newest }) => useNewMessage(newest), {
    initialProps: { newest: 1 },
  });
  rerender({ newest: 2 });
  act(() => void vi.advanceTimersByTime(3000));
  rerender({ newest: 3 });
  act(() => void vi.advanceTimersByTime(4000));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1100));
  expect(result.current).toBe(false);
});
