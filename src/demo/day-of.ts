import { dayHere } from '#domain/values/dates/day-here.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';

/** '2 Nov 2026': the day of an instant by the calendar of this device. */
export function dayOf(instant: string): string {
  return dateWithYear(dayHere(new Date(instant)));
}
