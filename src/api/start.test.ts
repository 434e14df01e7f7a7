// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./updates/register-worker.ts', () => ({ registerWorker: () => undefined }));
vi.mock('./sync/signals.ts', () => ({ listenToWorker: () => undefined }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S9-008 the update check runs 5 s after start, once', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async (_path: string) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', ask);
  // The start is the moment in which it is loaded.
  const { startPage } = await import('./start.ts');
  startPage();
  await vi.advanceTimersByTimeAsync(4999);
  await vi.dynamicImportSettled();
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/assets/buildinfo.json']);
});
