import { addDays } from '../values/dates/local-date.ts';
import { plainDays } from './plain-days.ts';
import { scheduleOf } from './schedule.ts';
import { spanDays } from './span-days.ts';

/** Days that are looked through: a meeting of every third month is among them. */
const lookedThrough = 100;

/**
 * The last day up to today (yyyy-MM-dd) on which a schedule meets. Null where it says no such day, and for one that counts its
 * meetings: only the library of rules knows those, which is too much for a form.
 */
export function lastMeeting(text: string, today: string): string | null {
  const schedule = scheduleOf(text);
  if (!schedule || schedule.ends.is === 'after') return null;
  return plainDays(schedule, spanDays(addDays(today, -lookedThrough), today)).at(-1) ?? null;
}
