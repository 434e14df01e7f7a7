import { isInstant } from '#domain/values/dates/instant.ts';
import { timeOfDay } from '../../../ui/time.ts';

/** When the work began and when it ends: ISO 8601 instants, as far as they are named. */
export interface MaintenanceTimes {
  from?: string | undefined;
  until?: string | undefined;
}

export interface MaintenanceWords {
  title: string;
  progress: { value: number; of: number; words: string } | null;
}

const longest = 24 * 60;
const unnamed: MaintenanceWords = { title: 'We are back soon', progress: null };
const dayOf = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', day: 'numeric', month: 'long' });

const minutes = (ms: number) => Math.floor(ms / 60_000);

function progressOf(from: string | undefined, end: number, now: number) {
  if (from === undefined || !isInstant(from)) return null;
  const began = Date.parse(from);
  const [value, of] = [minutes(now - began), minutes(end - began)];
  if (value < 0 || of < 1 || of > longest) return null;
  return { value, of, words: `${value} of ${of} minutes` };
}

/** An end that is over, or that is no time, is not promised. `now` in ms. */
export function maintenanceWords({ from, until }: MaintenanceTimes, now: number): MaintenanceWords {
  if (until === undefined || !isInstant(until)) return unnamed;
  const end = Date.parse(until);
  if (end <= now) return unnamed;
  const isToday = dayOf.format(end) === dayOf.format(now);
  const day = isToday ? '' : ` on ${dayOf.format(end)}`;
  return { title: `Back${day} at ${timeOfDay(end)}`, progress: progressOf(from, end, now) };
}
