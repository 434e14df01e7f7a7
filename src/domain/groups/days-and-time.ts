import { sameValue } from '../editing.ts';
import {
  atAnotherTime,
  scheduleOf,
  scheduleParts,
  scheduleText,
  weekdaysOf,
  weeklySchedule,
} from '../meetings/schedule.ts';
import type { Group } from './entities.ts';

function isDays(value: unknown): value is number[] {
  return (
    Array.isArray(value) && value.every((day) => [0, 1, 2, 3, 4, 5, 6].includes(day as number))
  );
}

/**
 * A new group as programs from before schedules captured it. Days or a time that are none become a schedule that is
 * none, so that their author is told.
 */
export function fromDaysAndTime(args: unknown): unknown {
  if (typeof args !== 'object' || args === null) return args;
  const { weekdays, startTime, ...rest } = args as Record<string, unknown>;
  const schedule = isDays(weekdays) ? weeklySchedule(weekdays, String(startTime)) : weekdays;
  return { ...rest, schedule };
}

/** The schedule on other days: of one that comes back each week, everything else stays. */
function onDays(schedule: string | null, weekdays: readonly number[], time: string): string | null {
  if (weekdays.length === 0) return null;
  const now = schedule === null ? null : scheduleOf(schedule);
  if (now?.repeats.is !== 'weekly') return weeklySchedule(weekdays, time, now?.starts);
  return scheduleText({ ...now, time, repeats: { ...now.repeats, weekdays } });
}

/**
 * Keeps the schedule of a group and its days and time together. Programs from before schedules, and files, say days and
 * time: where those alone are others, the schedule follows them. Else they follow the schedule.
 */
export function settledMeeting(row: Group, before: Group | null): Group {
  const was = before ?? { schedule: null, weekdays: [], startTime: row.startTime };
  const { weekdays, startTime } = row;
  const isOther = (field: 'schedule' | 'weekdays' | 'startTime') =>
    !sameValue(row[field], was[field]);
  let schedule = row.schedule ?? null;
  if (!isOther('schedule') && isOther('weekdays')) schedule = onDays(schedule, weekdays, startTime);
  else if (!isOther('schedule') && isOther('startTime') && schedule !== null) {
    schedule = atAnotherTime(schedule, startTime);
  }
  if (schedule === null) return { ...row, schedule, weekdays: [] };
  const time = scheduleParts(schedule)?.time ?? startTime;
  return { ...row, schedule, weekdays: weekdaysOf(schedule), startTime: time };
}
