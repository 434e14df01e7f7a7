import { afterEach, expect, test, vi } from 'vitest';
import { loadingStatus } from './loading-status.ts';

afterEach(() => vi.restoreAllMocks());

const now = () => loadingStatus.getSnapshot();

test('S4-026 busy until the last of several requests is over, with what is known of the progress', () => {
  loadingStatus.set(true, '/api/photos');
  loadingStatus.progress(40);
  loadingStatus.set(true, '/api/files');
  loadingStatus.set(false, '/api/photos');
  expect(now()).toEqual({ busy: true, progress: 40 });
  loadingStatus.set(false, '/api/files');
  expect(now()).toEqual({ busy: false, progress: null });
});

test('S5-007 a progress outside 0 to 100 is logged as an error and changes nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadingStatus.set(true, '/api/files');
  for (const inside of [0, 100, 50]) loadingStatus.progress(inside);
  expect(log).not.toHaveBeenCalled();
  for (const outside of [-1, 101, Number.NaN]) loadingStatus.progress(outside);
  expect(log).toHaveBeenCalledTimes(3);
  expect(now()).toEqual({ busy: true, progress: 50 });
  loadingStatus.set(false, '/api/files');
});

test('S5-008 a loading status without a request URL is an error', () => {
  expect(() => loadingStatus.set(true, '')).toThrow('give its URL');
  expect(now().busy).toBe(false);
});
