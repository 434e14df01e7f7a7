import { dateInZone, timeInZone } from '#domain/values/dates/local-date.ts';
import { timeZone } from './tenants.ts';

const minute = 60_000;
/** Minutes after midnight at which people get up and go to bed. */
const wakes = 6 * 60 + 30;
const sleeps = 21 * 60 + 30;

/** The moment of the first start, by the churches' own clocks. */
export interface Moment {
  now: Date;
  /** yyyy-MM-dd. */
  today: string;
}

export function momentOf(now: Date): Moment {
  return { now, today: dateInZone(now, timeZone) };
}

function minuteOfDay(now: Date): number {
  const [hours, minutes] = timeInZone(now, timeZone).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** So many minutes before, ISO, where the nights do not count: nobody writes at three in the morning. */
export function awakeBefore(now: Date, minutes: number): string {
  const at = minuteOfDay(now);
  if (at > sleeps) return awakeBefore(new Date(now.getTime() - (at - sleeps) * minute), minutes);
  const sinceWaking = at - wakes;
  if (minutes <= sinceWaking) return new Date(now.getTime() - minutes * minute).toISOString();
  const lastEvening = new Date(now.getTime() - (at + 24 * 60 - sleeps) * minute);
  return awakeBefore(lastEvening, minutes - Math.max(0, sinceWaking));
}
