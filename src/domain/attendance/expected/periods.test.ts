import { expect, test } from 'vitest';
import { daysOfPeriod, movedPeriod } from './periods.ts';

test('issue 14: periods are whole weeks from Monday and whole months, over the end of a year too', () => {
  const on = '2027-01-03';
  expect(daysOfPeriod('this-week', on)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(daysOfPeriod('last-week', on)).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  expect(daysOfPeriod('this-month', on)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(daysOfPeriod('last-month', on)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfPeriod('last-month', '2028-03-31')).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

test('issue 14: the period before and after is as long, and a month is a month', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' };
  expect(movedPeriod(week, -1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(movedPeriod(week, 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  const month = { from: '2026-12-01', to: '2026-12-31' };
  expect(movedPeriod(month, 1)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(movedPeriod(month, -1)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(movedPeriod({ from: '2026-11-22', to: '2026-11-22' }, 1)).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  });
});
