import { addDays, latestWeekday } from '../../values/dates/local-date.ts';
import type { Days } from '../expected/periods.ts';
import { quarterOf } from '../unpack.ts';

/** Periods of the analytics, by their names in the address. */
export const analysisPeriods = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'last-12-weeks': 'Last 12 weeks',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
  'last-2-years': 'Last 2 years',
  'all-time': 'All time',
} as const;
export type AnalysisPeriod = keyof typeof analysisPeriods;

export function isAnalysisPeriod(name: unknown): name is AnalysisPeriod {
  return typeof name === 'string' && Object.hasOwn(analysisPeriods, name);
}

/** No report is older: answers begin with the first one that there is. */
export const beginningOfTime = '2000-01-01';

/** So many months from the first of a month, up to the day before the month behind them. */
function months(first: string, count: number): Days {
  const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + count;
  const next = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  return count < 0
    ? { from: next, to: addDays(first, -1) }
    : { from: first, to: addDays(next, -1) };
}

/** Days of a period as of a day. None of them is later than that one. */
export function daysOfAnalysis(name: AnalysisPeriod, today: string): Days {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last-7-days':
      return { from: addDays(today, -6), to: today };
    case 'last-30-days':
      return { from: addDays(today, -29), to: today };
    case 'last-12-weeks': {
      // Whole weeks, up to the latest Sunday: one of which the services are still to come would look like a fall.
      const to = latestWeekday(today, 0);
      return { from: addDays(to, -83), to };
    }
    case 'this-month':
      return { from: month, to: today };
    case 'last-month':
      return months(month, -1);
    case 'this-quarter':
      return { from: quarterOf(today), to: today };
    case 'last-quarter':
      return months(quarterOf(today), -3);
    case 'this-year':
      return { from: year, to: today };
    case 'last-year':
      return months(year, -12);
    case 'last-2-years':
      return { from: months(year, -12).from, to: today };
    case 'all-time':
      return { from: beginningOfTime, to: today };
  }
}
