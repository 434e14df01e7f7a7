import { nameOfDay } from '../values/name-of-day.ts';
import type { Group } from './entities.ts';

/** 'Wednesdays 18:30': when a group or a service meets. */
export function meetingWords({
  weekdays,
  startTime,
}: Pick<Group, 'weekdays' | 'startTime'>): string {
  const days = weekdays.map((day) => `${nameOfDay(day)}s`).join(', ');
  return days === '' ? startTime : `${days} ${startTime}`;
}
