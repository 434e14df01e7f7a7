// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SplitCheck } from '#domain/attendance/rules.ts';
import { TotalCheck } from './total-check.tsx';

afterEach(cleanup);

const cases: [SplitCheck, string][] = [
  [{ state: 'matches', counted: 342, total: 342 }, '342 of 342matches attendance'],
  [
    { state: 'short', counted: 334, total: 342, difference: 8 },
    '334 of 3428 people still to count',
  ],
  [
    { state: 'short', counted: 341, total: 342, difference: 1 },
    '341 of 3421 person still to count',
  ],
  [{ state: 'over', counted: 350, total: 342, difference: 8 }, '350 of 3428 too many'],
  [{ state: 'notCounted' }, ''],
];

test.each(cases)('B44 %o is announced politely in words', (check, words) => {
  render(<TotalCheck check={check} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});
