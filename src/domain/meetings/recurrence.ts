import { addDays, daysBetween, latestWeekday, weekday } from '../values/dates/local-date.ts';

/** Recurrence of a meeting. Weekdays are 0 Sunday to 6 Saturday; every date is a plain yyyy-MM-dd. */
export type Repeats =
  | { is: 'once' }
  | { is: 'weekly'; every: number; weekdays: readonly number[] }
  /** `nth` -1: the last one. */
  | { is: 'month-weekday'; every: number; nth: 1 | 2 | 3 | 4 | -1; weekday: number }
  /** A month without that day is passed over. */
  | { is: 'month-day'; every: number; day: number };

/** Days on which nobody meets, whatever the rule says. */
export type DaysOff =
  | { is: 'public-holidays' }
  /** MM-dd, both included; it may go over the end of the year. */
  | { is: 'each-year'; from: string; to: string }
  | { is: 'date'; date: string };

export interface Recurrence {
  /** The first meeting's date; weeks and months are counted from it. */
  first: string;
  /** HH:mm. */
  startTime: string;
  minutes: number;
  repeats: Repeats;
  /** `after`: so many meetings that took place; days off are none. */
  ends: { is: 'never' } | { is: 'on'; date: string } | { is: 'after'; times: number };
  daysOff: readonly DaysOff[];
}

/** Which days are public holidays is the land's to say. */
export type IsHoliday = (date: string) => boolean;

const dayOfMonth = (date: string) => Number(date.slice(8));
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const mondayOf = (date: string) => latestWeekday(date, 1);

function repeatsOn({ first, repeats }: Recurrence, date: string): boolean {
  if (repeats.is === 'once') return date === first;
  if (repeats.is === 'weekly') {
    const weeks = daysBetween(mondayOf(first), mondayOf(date)) / 7;
    return repeats.weekdays.includes(weekday(date)) && weeks % repeats.every === 0;
  }
  if ((monthNumber(date) - monthNumber(first)) % repeats.every !== 0) return false;
  if (repeats.is === 'month-day') return dayOfMonth(date) === repeats.day;
  if (weekday(date) !== repeats.weekday) return false;
  if (repeats.nth === -1) return monthNumber(addDays(date, 7)) !== monthNumber(date);
  return Math.ceil(dayOfMonth(date) / 7) === repeats.nth;
}

function isOff(off: DaysOff, date: string, isHoliday: IsHoliday): boolean {
  if (off.is === 'public-holidays') return isHoliday(date);
  if (off.is === 'date') return date === off.date;
  const day = date.slice(5);
  const { from, to } = off;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** A rule that meets less often than this is looked at no further. */
const farthest = 5 * 366;

/** The next meetings from a day on, that day included; fewer where the rule ends. */
export function nextMeetings(
  rule: Recurrence,
  from: string,
  count: number,
  isHoliday: IsHoliday,
): string[] {
  const { first, ends, daysOff } = rule;
  const found: string[] = [];
  let held = 0;
  // Earlier occurrences matter only where a number of them ends the rule.
  let date = ends.is === 'after' || first > from ? first : from;
  const last = addDays(first > from ? first : from, farthest);
  const until = ends.is === 'on' && ends.date < last ? ends.date : last;
  while (date <= until && found.length < count && !(ends.is === 'after' && held >= ends.times)) {
    const on = date;
    if (repeatsOn(rule, on) && !daysOff.some((off) => isOff(off, on, isHoliday))) {
      held += 1;
      if (on >= from) found.push(on);
    }
    date = addDays(date, 1);
  }
  return found;
}
