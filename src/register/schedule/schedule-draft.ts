import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import {
  type Schedule,
  type ScheduleRepeats,
  scheduleOf,
  scheduleText,
  usualTime,
} from '#domain/meetings/schedule.ts';
import { dateInZone, weekday } from '#domain/values/dates/local-date.ts';

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
  ends: 'never' | 'on';
  until: string;
  /** Whether the last day is somebody's own, and not the next meeting. */
  isEndChosen: boolean;
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
    ends: 'never',
    until: '',
    isEndChosen: false,
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
  const { repeats, starts, time, until } = schedule;
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
    ends: until === null ? 'never' : 'on',
    until: until ?? '',
    isEndChosen: until !== null,
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

/** A last day that is not before the first meeting: that of the next one, as far as the days are chosen. */
export function earliestEnd(draft: ScheduleDraft, timeZone: string, now: Date): string {
  const today = dateInZone(now, timeZone);
  const [next] = nextMeetings(textOfDraft({ ...draft, ends: 'never' }), timeZone, now, 1);
  return next?.date ?? (draft.starts > today ? draft.starts : today);
}

/** The text of the schedule that is chosen; '' for none. One that misses something is a text whose problem says what. */
export function textOfDraft(draft: ScheduleDraft): string {
  if (draft.preset === 'none') return '';
  if (draft.kept !== null) return draft.kept;
  const { starts, time, ends, until } = draft;
  const schedule: Schedule = {
    starts,
    time,
    repeats: repeatsOf(draft),
    until: ends === 'on' ? until : null,
  };
  return scheduleText(schedule);
}
