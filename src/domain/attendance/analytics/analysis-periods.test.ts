import { expect, test } from 'vitest';
import { type AnalysisPeriod, daysOfAnalysis } from './analysis-periods.ts';

test.each<[AnalysisPeriod, string, string]>([
  ['today', '2026-11-25', '2026-11-25'],
  ['yesterday', '2026-11-24', '2026-11-24'],
  ['last-7-days', '2026-11-19', '2026-11-25'],
  ['last-30-days', '2026-10-27', '2026-11-25'],
  ['last-12-weeks', '2026-08-31', '2026-11-22'],
  ['this-month', '2026-11-01', '2026-11-25'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-quarter', '2026-10-01', '2026-11-25'],
  ['last-quarter', '2026-07-01', '2026-09-30'],
  ['this-year', '2026-01-01', '2026-11-25'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['last-2-years', '2025-01-01', '2026-11-25'],
  ['all-time', '2000-01-01', '2026-11-25'],
])('%s, on 25 November 2026, is from %s to %s', (name, from, to) => {
  expect(daysOfAnalysis(name, '2026-11-25')).toEqual({ from, to });
});

test('the month and the quarter before January are of the year before', () => {
  expect(daysOfAnalysis('last-month', '2026-01-31')).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(daysOfAnalysis('last-quarter', '2026-02-10')).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
  });
});
