import type { Group } from './entities.ts';

const name = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: 'UTC' });

/** 4 January 1970 was a Sunday. */
const nameOfDay = (day: number) => name.format(Date.UTC(1970, 0, 4 + day));

/** 'Wednesdays 18:30': when a group or a service meets. */
export function meetingWords({
  weekdays,
  startTime,
}: Pick<Group, 'weekdays' | 'startTime'>): string {
  const days = weekdays.map((day) => `${nameOfDay(day)}s`).join(', ');
  return days === '' ? startTime : `${days} ${startTime}`;
}
