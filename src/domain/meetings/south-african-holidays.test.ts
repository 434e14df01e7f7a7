import { expect, test } from 'vitest';
import { isSouthAfricanHoliday } from './south-african-holidays.ts';

test.each([
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Family Day'],
  ['2027-03-26', 'Good Friday, another year'],
  ['2026-08-09', 'Women’s Day'],
  ['2026-08-10', 'the Monday after it, because it was a Sunday'],
  ['2026-12-26', 'Day of Goodwill'],
])('%s is a public holiday: %s', (date) => {
  expect(isSouthAfricanHoliday(date)).toBe(true);
});

test.each(['2026-04-05', '2026-11-25', '2026-12-28', '2026-03-23'])('%s is none', (date) => {
  expect(isSouthAfricanHoliday(date)).toBe(false);
});
