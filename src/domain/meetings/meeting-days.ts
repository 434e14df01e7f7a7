import { isOff } from './days-off.ts';
import { ruleOf } from './schedule-rule.ts';
import { type Schedule, scheduleOf, scheduleParts } from './schedule.ts';
import { placeOfDay, type SpanDay } from './span-days.ts';

/** Weeks begin on Monday: 1970 began on a Thursday. */
const weekOf = ({ number }: Pick<SpanDay, 'number'>) => Math.floor((number + 3) / 7);

/** Of a schedule without a number of meetings, by arithmetic: thousands of groups are asked at once. */
function plainDays(schedule: Schedule, span: readonly SpanDay[]): string[] {
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

/**
 * Days of a span, all of them in their order, on which a schedule meets (yyyy-MM-dd); none for a text that is no
 * schedule.
 */
export function meetingDays(text: string, span: readonly SpanDay[]): string[] {
  const [first, last] = [span[0], span.at(-1)];
  if (!first || !last) return [];
  const schedule = scheduleOf(text);
  if (schedule && schedule.ends.is !== 'after') return plainDays(schedule, span);
  const [rule, parts] = [ruleOf(text), scheduleParts(text)];
  if (!rule || !parts) return [];
  const [from, to] = [`${first.date}T00:00:00Z`, `${last.date}T23:59:59Z`].map(
    (at) => new Date(at),
  );
  if (!from || !to) return [];
  return rule
    .between(from, to, true)
    .map((at) => at.toISOString().slice(0, 10))
    .filter((date) => !parts.daysOff.some((off) => isOff(off, date)));
}
