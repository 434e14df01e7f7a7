// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { below, fine } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';
import { useRowHeight } from './use-row-height.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['density'];
});

const real = window.matchMedia.bind(window);

function on(...queries: string[]) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(real(query), 'matches', { value: queries.includes(query) }),
  );
  return renderHook(() => useRowHeight()).result;
}

test('rows are lower as soon as somebody wants more on a screen', async () => {
  const height = on(fine);
  expect(height.current).toBe(size.row.default);
  document.documentElement.dataset['density'] = 'compact';
  await waitFor(() => expect(height.current).toBe(size.row.dense));
});

test('never where fingers point, nor where rows are cards', () => {
  document.documentElement.dataset['density'] = 'compact';
  expect(on().current).toBe(size.row.default);
  expect(on(below.md, fine).current).toBeGreaterThan(size.row.default);
});
