import { longDate, utcDate } from '#domain/values/dates/local-date.ts';
import { timeOfDay } from '../../../ui/time.ts';

/** The day by the device's clock. */
function dayOf(ms: number): string {
  const zone = new Date(ms).getTimezoneOffset() * 60_000;
  return utcDate(new Date(ms - zone));
}

/** 'Last here 09:52', 'Last here Sunday 15 November'. */
export function lastHere(at: number | null, now: number): string {
  if (at === null) return 'Signed in here';
  const day = dayOf(at);
  if (day === dayOf(now)) return `Last here ${timeOfDay(at)}`;
  return `Last here ${longDate(day)}`;
}

/** '4:12'. */
export function minutesLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 'Lerato' of 'Lerato Dlamini'. */
export function calledName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
