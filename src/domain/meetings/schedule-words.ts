import { andList } from '../values/and-list.ts';
import { nameOfDay } from '../values/dates/name-of-day.ts';
import { wholeDate } from './day-words.ts';
import { daysOffWords } from './days-off.ts';
import { ordinalOf } from './ordinals.ts';
import {
  inWeekOrder,
  type ScheduleEnd,
  type ScheduleRepeats,
  scheduleOf,
  scheduleParts,
} from './schedule.ts';
import { ruleOf } from './schedule-rule.ts';

function weeklyWords(every: number, weekdays: readonly number[]): string {
  const days = inWeekOrder(weekdays).map(nameOfDay);
  if (every > 1 && days.length === 1) return `Every ${ordinalOf(every)} ${days[0]}`;
  if (every > 1) return `Every ${ordinalOf(every)} week on ${andList(days)}`;
  return days.length === 7 ? 'Every day' : andList(days.map((day) => `${day}s`));
}

function repeatWords(repeats: ScheduleRepeats): string {
  const { every } = repeats;
  if (repeats.is === 'weekly') return weeklyWords(every, repeats.weekdays);
  const ofMonths = every === 1 ? 'of the month' : `of every ${ordinalOf(every)} month`;
  if (repeats.is === 'month-weekday') {
    const nth = ordinalOf(repeats.nth);
    return `${nth.charAt(0).toUpperCase()}${nth.slice(1)} ${nameOfDay(repeats.weekday)} ${ofMonths}`;
  }
  const day = ordinalOf(repeats.day, 'number');
  return `The ${day} ${ofMonths}`;
}

/** Of a rule that no form makes, in the words of the package. */
function otherWords(text: string): string {
  const words = ruleOf(text)?.toText();
  const time = scheduleParts(text)?.time;
  if (words === undefined || time === undefined) return '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} at ${time}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** 'at 18:30', 'from 18:30 to 20:00', over midnight as well. */
function timeWords(time: string, minutes: number | null): string {
  if (minutes === null) return `at ${time}`;
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const end = (hours * 60 + past + minutes) % (24 * 60);
  return `from ${time} to ${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

function endWords(ends: ScheduleEnd): string[] {
  if (ends.is === 'never') return [];
  if (ends.is === 'on') return [`until ${wholeDate(ends.date)}`];
  return [ends.times === 1 ? 'once' : `${ends.times} times`];
}

/** Days and time alone: 'Thursdays from 18:30 to 20:00'; '' for what is no schedule. */
export function daysAndTimeWords(text: string): string {
  const schedule = scheduleOf(text);
  if (!schedule) return otherWords(text);
  return `${repeatWords(schedule.repeats)} ${timeWords(schedule.time, schedule.minutes)}`;
}

/** 'Thursdays from 18:30 to 20:00, until 30 June 2026'; '' for what is no schedule. */
export function ruleWords(text: string): string {
  const schedule = scheduleOf(text);
  if (!schedule) return otherWords(text);
  return [daysAndTimeWords(text), ...endWords(schedule.ends)].join(', ');
}

/** All that a schedule says: 'The 10th of the month at 09:00, 12 times, not on public holidays'; '' for what is none. */
export function scheduleWords(text: string): string {
  const off = daysOffWords(scheduleParts(text)?.daysOff ?? []);
  return [ruleWords(text), off].filter((words) => words !== '').join(', ');
}
