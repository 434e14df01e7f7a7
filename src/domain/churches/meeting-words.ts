import { nameOfDay } from '../values/dates/name-of-day.ts';
import type { Service } from './entities.ts';

/** 'Wednesdays 18:30': when a group or a service meets. */
export function meetingWords({
  weekdays,
  startTime,
}: Pick<Service, 'weekdays' | 'startTime'>): string {
  const days = weekdays.map((day) => `${nameOfDay(day)}s`).join(', ');
  return days === '' ? startTime : `${days} ${startTime}`;
}
