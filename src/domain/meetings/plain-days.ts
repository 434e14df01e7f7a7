import { isOff } from './days-off.ts';
import type { Schedule } from './schedule.ts';
import { placeOfDay, type SpanDay } from './span-days.ts';

/** Weeks begin on Monday: 1970 began on a Thursday. */
const weekOf = ({ number }: Pick<SpanDay, 'number'>) => Math.floor((number + 3) / 7);

/** Days of a span on which a schedule without a number of meetings meets, by arithmetic: thousands of groups are asked at once. */
export function plainDays(schedule: Schedule, span: readonly SpanDay[]): string[] {
  const { repeats, ends, daysOff } = schedule;
  const starts = placeOfDay(schedule.starts);
  function meets(day: SpanDay): boolean {
    if (day.number < starts.number || (ends.is === 'on' && day.date > ends.date)) return false;
    switch (repeats.is) {
      case 'weekly':
        return (
          repeats.weekdays.includes(day.weekday) &&
          (weekOf(day) - weekOf(starts)) % repeats.every === 0
        );
      case 'month-day':
        return day.dayOfMonth === repeats.day && (day.month - starts.month) % repeats.every === 0;
      case 'month-weekday':
        return (
          day.weekday === repeats.weekday &&
          (day.month - starts.month) % repeats.every === 0 &&
          (repeats.nth === -1
            ? day.dayOfMonth + 7 > day.daysInMonth
            : Math.ceil(day.dayOfMonth / 7) === repeats.nth)
        );
    }
  }
  return span
    .filter((day) => meets(day) && !daysOff.some((off) => isOff(off, day.date)))
    .map(({ date }) => date);
}
