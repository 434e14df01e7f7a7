import { expect, test } from 'vitest';
import { monthBefore, monthsUntil, monthWord } from './months.ts';

test('the months up to a day, over the end of a year', () => {
  expect(monthsUntil('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});

test('the same day a month before, or the last one of a shorter month', () => {
  expect(monthBefore('2026-11-22')).toBe('2026-10-22');
  expect(monthBefore('2026-03-31')).toBe('2026-02-28');
  expect(monthBefore('2026-01-15')).toBe('2025-12-15');
});

test('a month by its short name', () => {
  expect(monthWord('2026-11')).toBe('Nov');
});
