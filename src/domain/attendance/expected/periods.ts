import { addDays, latestWeekday } from '../../values/dates/local-date.ts';
import type { PeriodName } from './period-names.ts';

/** Days, yyyy-MM-dd, both included. */
export interface Days {
  from: string;
  to: string;
}

const monthOf = (date: string): Days => {
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
};

/** A week begins on Monday, so that it ends with the Sunday that is reported. */
export function daysOfPeriod(name: PeriodName, today: string): Days {
  const monday = latestWeekday(today, 1);
  switch (name) {
    case 'this-week':
      return { from: monday, to: addDays(monday, 6) };
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(addDays(`${today.slice(0, 7)}-01`, -1));
  }
}

/** The period of the same kind before or after: weeks and months follow one another, other days by their number. */
export function movedPeriod({ from, to }: Days, by: -1 | 1): Days {
  const month = monthOf(from);
  if (month.from === from && month.to === to) {
    return monthOf(by === 1 ? addDays(to, 1) : addDays(from, -1));
  }
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, by * length), to: addDays(to, by * length) };
}
