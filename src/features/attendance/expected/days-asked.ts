import { daysOfPeriod, type Days } from '#domain/attendance/expected/periods.ts';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import type { ExpectedSearch } from './expected-search.ts';

/** The days that the address asks for. */
export function daysAsked(
  { period, from, to }: ExpectedSearch & { from?: string | undefined; to?: string | undefined },
  today: string,
): Days {
  if (period) return daysOfPeriod(period, today);
  if (from !== undefined && to !== undefined && isLocalDate(from) && from <= to)
    return { from, to };
  if (from !== undefined && to === undefined) return { from, to: today > from ? today : from };
  if (to !== undefined && from === undefined) return { from: to, to };
  return daysOfPeriod('this-week', today);
}
