// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SplitCheck } from '#domain/attendance/rules.ts';
import { TotalCheck } from './total-check.tsx';

afterEach(cleanup);

const cases: [SplitCheck, string][] = [
  [{ state: 'matches', counted: 342, total: 342 }, '342 of 342, matches attendance'],
  [
    { state: 'short', counted: 334, total: 342, difference: 8 },
    '334 of 342, 8 people still to count',
  ],
  [
    { state: 'short', counted: 341, total: 342, difference: 1 },
    '341 of 342, 1 person still to count',
  ],
  [{ state: 'over', counted: 350, total: 342, difference: 8 }, '350 of 342, 8 too many'],
  [{ state: 'notCounted' }, ''],
];

test.each(cases)('B44 %o is announced politely in words', (check, words) => {
  render(<TotalCheck check={check} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

const shortOf342 = (counted: number): SplitCheck => ({
  state: 'short',
  counted,
  total: 342,
  difference: 342 - counted,
});
const said = () => screen.getByRole('status').textContent;

test('B44 a check is seen at each tap, and said once when the counting rests', () => {
  vi.useFakeTimers();
  const { rerender, container } = render(<TotalCheck check={shortOf342(300)} />);
  const changes: (string | null)[] = [];
  for (let counted = 301; counted <= 310; counted += 1) {
    rerender(<TotalCheck check={shortOf342(counted)} />);
    act(() => void vi.advanceTimersByTime(90));
    changes.push(said());
  }
  expect(container.textContent).toContain('310 of 342');
  expect(new Set(changes)).toEqual(new Set(['300 of 342, 42 people still to count']));
  act(() => void vi.advanceTimersByTime(1000));
  expect(said()).toBe('310 of 342, 32 people still to count');
  vi.useRealTimers();
});
