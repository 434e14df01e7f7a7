import { addDays, weekday } from '../values/dates/local-date.ts';

const fixed = new Set([
  '01-01',
  '03-21',
  '04-27',
  '05-01',
  '06-16',
  '08-09',
  '09-24',
  '12-16',
  '12-25',
  '12-26',
]);

const two = (value: number) => String(value).padStart(2, '0');

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** Good Friday and Family Day of a year. Kept: thousands of schedules ask for the same few years. */
const easterDays = new Map<string, readonly string[]>();

function easterDaysOf(year: string): readonly string[] {
  const known = easterDays.get(year);
  if (known) return known;
  const sunday = easter(Number(year));
  const days = [addDays(sunday, -2), addDays(sunday, 1)];
  easterDays.set(year, days);
  return days;
}

/** Public holidays by the act of 1994: one that falls on a Sunday takes the Monday after it as well. */
export function isSouthAfricanHoliday(date: string): boolean {
  if (easterDaysOf(date.slice(0, 4)).includes(date)) return true;
  if (fixed.has(date.slice(5))) return true;
  return weekday(date) === 1 && fixed.has(addDays(date, -1).slice(5));
}
