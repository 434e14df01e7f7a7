import type { DaysOff } from '#domain/meetings/days-off.ts';
import {
  type ScheduleEnd,
  type ScheduleRepeats,
  scheduleOf,
  scheduleText,
  usualTime,
} from '#domain/meetings/schedule.ts';
import { weekday } from '#domain/values/dates/local-date.ts';

export type Preset = 'none' | 'week' | 'second' | 'month' | 'other';
type Nth = 1 | 2 | 3 | 4 | -1;

/** State of the schedule control: parts not chosen now keep their input. */
export interface ScheduleDraft {
  preset: Preset;
  /** Of 'other'. */
  every: number;
  by: 'week' | 'month';
  weekdays: readonly number[];
  /** 0: on a date of the month. */
  nth: Nth | 0;
  weekday: number;
  day: number;
  time: string;
  starts: string;
  /** '' where nobody said how long it takes. */
  minutes: string;
  ends: ScheduleEnd['is'];
  until: string;
  /** Number of meetings, as typed. */
  times: string;
  daysOff: readonly DaysOff[];
  /** A rule that this control cannot make: it stays until something else is chosen. */
  kept: string | null;
}

function blankDraft(today: string): ScheduleDraft {
  return {
    preset: 'none',
    every: 3,
    by: 'week',
    weekdays: [],
    nth: 1,
    weekday: weekday(today),
    day: Number(today.slice(8)),
    time: usualTime,
    starts: today,
    minutes: '',
    ends: 'never',
    until: '',
    times: '10',
    daysOff: [],
    kept: null,
  };
}

function presetOf({ is, every }: ScheduleRepeats): Preset {
  if (every === 1) return is === 'weekly' ? 'week' : 'month';
  return is === 'weekly' && every === 2 ? 'second' : 'other';
}

/** The control's state for the text of a schedule; '' for none. */
export function draftOf(text: string, today: string): ScheduleDraft {
  const blank = blankDraft(today);
  if (text === '') return blank;
  const schedule = scheduleOf(text);
  if (!schedule) return { ...blank, preset: 'other', kept: text };
  const { repeats, starts, time, minutes, ends, daysOff } = schedule;
  return {
    ...blank,
    preset: presetOf(repeats),
    every: Math.max(repeats.every, 1),
    by: repeats.is === 'weekly' ? 'week' : 'month',
    ...(repeats.is === 'weekly' && { weekdays: repeats.weekdays }),
    ...(repeats.is === 'month-weekday' && { nth: repeats.nth, weekday: repeats.weekday }),
    ...(repeats.is === 'month-day' && { nth: 0 as const, day: repeats.day }),
    time,
    starts,
    minutes: minutes === null ? '' : String(minutes),
    ends: ends.is,
    ...(ends.is === 'on' && { until: ends.date }),
    ...(ends.is === 'after' && { times: String(ends.times) }),
    daysOff,
  };
}

function everyOf({ preset, every }: ScheduleDraft): number {
  if (preset === 'other') return every;
  return preset === 'second' ? 2 : 1;
}

/** Whether weekdays are chosen, and not one day of the month. */
export function isWeekly({ preset, by }: ScheduleDraft): boolean {
  return preset === 'other' ? by === 'week' : preset !== 'month';
}

function repeatsOf(draft: ScheduleDraft): ScheduleRepeats {
  const every = everyOf(draft);
  const { weekdays, nth, weekday: on, day } = draft;
  if (isWeekly(draft)) return { is: 'weekly', every, weekdays };
  return nth === 0
    ? { is: 'month-day', every, day }
    : { is: 'month-weekday', every, nth, weekday: on };
}

function endsOf({ ends, until, times }: ScheduleDraft): ScheduleEnd {
  if (ends === 'never') return { is: 'never' };
  return ends === 'on'
    ? { is: 'on', date: until }
    : { is: 'after', times: Number.parseInt(times, 10) };
}

/** The text of the schedule that is chosen; '' for none. One that misses something is a text whose problem says what. */
export function textOfDraft(draft: ScheduleDraft): string {
  if (draft.preset === 'none') return '';
  if (draft.kept !== null) return draft.kept;
  const { starts, time, minutes, daysOff } = draft;
  return scheduleText({
    starts,
    time,
    minutes: minutes === '' ? null : Number(minutes),
    repeats: repeatsOf(draft),
    ends: endsOf(draft),
    daysOff,
  });
}
