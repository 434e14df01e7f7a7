import { afterEach, expect, test, vi } from 'vitest';
import { whenStable } from './when-stable.ts';

afterEach(() => vi.unstubAllGlobals());

test('S9-009 what waits for a quiet moment happens then, or 30 s after the start at the latest', () => {
  const asked: { run: () => void; timeout: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    asked.push({ run, timeout: options?.timeout }),
  );
  const register = vi.fn();
  whenStable(register);
  expect(asked.map(({ timeout }) => timeout)).toEqual([30_000]);
  expect(register).not.toHaveBeenCalled();
  for (const { run } of asked) run();
  expect(register).toHaveBeenCalledOnce();
});

test('S9-009 a browser that knows no quiet moment does it after a second', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const register = vi.fn();
  whenStable(register);
  vi.advanceTimersByTime(999);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
