import { dayHere } from '#domain/values/dates/day-here.ts';
import { longDay } from '#domain/values/dates/long-day.ts';

/** S9-012: '2 November 2026', by the device's calendar. */
export function longDate(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? 'An unknown day' : longDay(dayHere(at));
}
