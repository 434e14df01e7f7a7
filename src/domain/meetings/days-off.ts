import { isLocalDate } from '../values/dates/is-local-date.ts';
import { shortDate } from '../values/dates/local-date.ts';
import { writtenDate } from '../values/dates/written-date.ts';
import { dayAndMonth, wholeDate } from './day-words.ts';
import { isSouthAfricanHoliday } from './south-african-holidays.ts';

/** Days on which nobody meets, whatever the rule says. */
export type DaysOff =
  | { is: 'public-holidays' }
  /** MM-dd, both included; it may go over the end of the year. */
  | { is: 'each-year'; from: string; to: string }
  | { is: 'date'; date: string };

/** Days off of one schedule. */
export const mostDaysOff = 12;

export function isOff(off: DaysOff, date: string): boolean {
  if (off.is === 'public-holidays') return isSouthAfricanHoliday(date);
  if (off.is === 'date') return date === off.date;
  const day = date.slice(5);
  const { from, to } = off;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

const holidays = 'ZA';
const compact = (text: string) => text.replaceAll('-', '');
/** A leap year: 29 February is a day of a year as well. */
const leapYear = '2024';

/** 'ZA' for the public holidays of the land, '1216-0109' for each year, '20261125' for one day. */
export function daysOffCode(off: DaysOff): string {
  if (off.is === 'public-holidays') return holidays;
  if (off.is === 'date') return compact(off.date);
  return `${compact(off.from)}-${compact(off.to)}`;
}

/** Whether a text is the MM-dd of a day that some year has. */
export function isMonthDay(text: string): boolean {
  return isLocalDate(`${leapYear}-${text}`);
}

function monthDay(code: string): string | null {
  const text = `${code.slice(0, 2)}-${code.slice(2)}`;
  return isMonthDay(text) ? text : null;
}

/** Null for what is no code. */
export function daysOffOf(code: string): DaysOff | null {
  if (code === holidays) return { is: 'public-holidays' };
  if (/^\d{8}$/.test(code)) {
    const date = `${code.slice(0, 4)}-${code.slice(4, 6)}-${code.slice(6)}`;
    return isLocalDate(date) ? { is: 'date', date } : null;
  }
  const [, first = '', last = ''] = /^(\d{4})-(\d{4})$/.exec(code) ?? [];
  const [from, to] = [monthDay(first), monthDay(last)];
  return from === null || to === null ? null : { is: 'each-year', from, to };
}

const eachYear = (day: string) => dayAndMonth(`${leapYear}-${day}`);

const shortDay = (day: string) => shortDate(`${leapYear}-${day}`).split(' ').slice(1).join(' ');

/** '16 Dec to 9 Jan'. */
export function daysOffShort({ from, to }: Extract<DaysOff, { is: 'each-year' }>): string {
  return from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
}

function offWords(off: DaysOff): string {
  if (off.is === 'public-holidays') return 'on public holidays';
  if (off.is === 'date') return `on ${wholeDate(off.date)}`;
  const from = eachYear(off.from);
  return off.from === off.to ? `on ${from}` : `from ${from} to ${eachYear(off.to)}`;
}

/** 'not on public holidays, nor from 16 December to 9 January'; '' without days off. */
export function daysOffWords(daysOff: readonly DaysOff[]): string {
  return daysOff.length === 0 ? '' : `not ${daysOff.map(offWords).join(', nor ')}`;
}

/** '12-16' for '16 December'; null for what is no day of a year. */
function monthDayNamed(words: string): string | null {
  return writtenDate(`${words} ${leapYear}`)?.slice(5) ?? null;
}

function offNamed(words: string): DaysOff | null {
  if (words === 'on public holidays') return { is: 'public-holidays' };
  const [, day = '', first = '', last = ''] = /^(?:on (.+)|from (.+) to (.+))$/.exec(words) ?? [];
  const [date, from, to] = [
    writtenDate(day),
    monthDayNamed(first || day),
    monthDayNamed(last || day),
  ];
  if (date !== null) return { is: 'date', date };
  return from === null || to === null ? null : { is: 'each-year', from, to };
}

/** Reads the words of `daysOffWords`, in small letters; null for any other words. */
export function daysOffNamed(words: string): DaysOff[] | null {
  const [, said] = /^not (.+)$/.exec(words) ?? [];
  const all = said?.split(', nor ').map((one) => offNamed(one.trim())) ?? [null];
  return all.every((one) => one !== null) ? all : null;
}
