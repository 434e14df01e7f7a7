// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Freshness } from '#store/freshness.ts';
import { grouped } from '../ui/time.ts';
import { OfflineReadiness } from './offline-readiness.tsx';

const whole: Freshness = { state: 'ready', asOf: 1, unreadable: 0 };
const half: Freshness = { state: 'filling', received: 1200, total: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(held: boolean, fresh: Freshness) {
  const { container, rerender } = render(<OfflineReadiness held={held} fresh={fresh} />);
  return {
    text: () => container.textContent,
    turn: (h: boolean, f: Freshness) => rerender(<OfflineReadiness held={h} fresh={f} />),
  };
}

test('issue 10.39: a device is ready for offline with all files and all rows, and not before', () => {
  const page = shown(false, half);
  expect(page.text()).toContain(
    `Getting ready for offline. ${grouped(1200)} of ${grouped(5000)} entries are here.`,
  );
  page.turn(true, half);
  expect(page.text()).toContain('Getting ready for offline.');
  page.turn(false, whole);
  expect(page.text()).toContain('Getting ready for offline.');
  page.turn(true, whole);
  expect(page.text()).toContain('Ready for offline. You can count without a signal.');
  act(() => vi.advanceTimersByTime(8000));
  expect(page.text()).toBe('');
});

test('issue 10.39: a device that was ready when the page opened says nothing', () => {
  expect(shown(true, whole).text()).toBe('');
});
