import { dateInZone, dateWithYear } from '#domain/values/dates/local-date.ts';
import { timeOfDay } from '../../../ui/time.ts';

/** '20 Nov 2026 at 09:05', where this device is. */
export function momentWords(at: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `${dateWithYear(dateInZone(new Date(at), timeZone))} at ${timeOfDay(Date.parse(at))}`;
}
