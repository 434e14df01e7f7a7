import { andList } from '../values/and-list.ts';
import { longDate } from '../values/dates/local-date.ts';
import { nameOfDay } from '../values/dates/name-of-day.ts';
import { ordinalOf } from './ordinals.ts';
import { inWeekOrder, type ScheduleRepeats, scheduleOf, scheduleParts } from './schedule.ts';
import { ruleOf } from './schedule-rule.ts';

/** '14 January 2026'. */
export function wholeDate(date: string): string {
  return `${longDate(date).split(' ').slice(1).join(' ')} ${date.slice(0, 4)}`;
}

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

/** 'Thursdays at 19:00', 'First Sunday of the month at 09:00, until 30 June 2026'; '' for what is no schedule. */
export function scheduleWords(text: string): string {
  const schedule = scheduleOf(text);
  if (!schedule) return otherWords(text);
  const { repeats, time, until } = schedule;
  const end = until === null ? '' : `, until ${wholeDate(until)}`;
  return `${repeatWords(repeats)} at ${time}${end}`;
}
