import { expect, test } from 'vitest';
import { addMonths, monthOf, monthTitle, weeksOf } from './calendar.ts';

test('months are counted over the turn of the year', () => {
  expect(addMonths('2026-11-22', 2)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
  expect(monthOf('2026-11-22')).toBe('2026-11-01');
  expect(monthTitle('2026-11-01')).toBe('November 2026');
});

test('weeks start on Monday and cover the month', () => {
  const weeks = weeksOf('2026-11-01');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[0]?.[6]).toBe('2026-11-01');
  expect(weeks.at(-1)).toContain('2026-11-30');
  expect(weeksOf('2027-02-01')).toHaveLength(4);
});
