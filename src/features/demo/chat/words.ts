import { daysBetween } from '#domain/values/dates/local-date.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { timeOfDay } from '../../../ui/time.ts';

const weekday = new Intl.DateTimeFormat('en-ZA', { weekday: 'short' });
const month = new Intl.DateTimeFormat('en-ZA', { month: 'short' });

/** When a chat had its last message, as short as it can be said: '09:34', 'Yesterday', 'Sat', '18 Nov'. */
export function whenWords(instant: string, today: string): string {
  const at = new Date(instant);
  const days = daysBetween(dayHere(at), today);
  if (days <= 0) return timeOfDay(at.getTime());
  if (days === 1) return 'Yesterday';
  return days < 7 ? weekday.format(at) : `${at.getDate()} ${month.format(at)}`;
}

/** '2 found'. */
export const foundWords = (found: number) => `${found} found`;
