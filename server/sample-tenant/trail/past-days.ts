import { addDays, weekday } from '#domain/values/dates/local-date.ts';
import { instantInZone } from '#domain/values/dates/instant-in-zone.ts';
import type { Moment } from '../moment.ts';
import { timeZone } from '../tenants.ts';

/** The day before today that is the last but so many of those that are wanted; 1 is the newest. */
function dayBefore(today: string, count: number, isWanted: (day: number) => boolean): string {
  const before = addDays(today, -1);
  const left = isWanted(weekday(before)) ? count - 1 : count;
  return left === 0 ? before : dayBefore(before, left, isWanted);
}

const at = (date: string, time: string) => instantInZone(date, time, timeZone).toISOString();

/** On a day from Monday to Friday: an office works then. ISO. */
export function onWorkday({ today }: Moment, count: number, time: string): string {
  const date = dayBefore(today, count, (day) => day > 0 && day < 6);
  return at(date, time);
}

/** On the newest Sunday that is over, ISO. */
export function onLastSunday({ today }: Moment, time: string): string {
  return at(
    dayBefore(today, 1, (day) => day === 0),
    time,
  );
}
