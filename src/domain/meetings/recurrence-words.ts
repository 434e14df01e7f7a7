import { andList } from '../values/and-list.ts';
import { longDate, shortDate, weekday } from '../values/dates/local-date.ts';
import { nameOfDay } from '../values/dates/name-of-day.ts';
import {
  nextMeetings,
  type DaysOff,
  type IsHoliday,
  type Recurrence,
  type Repeats,
} from './recurrence.ts';

/** '16 December'. */
const dayAndMonth = (date: string) => longDate(date).split(' ').slice(1).join(' ');
/** '14 January 2026'. */
const wholeDate = (date: string) => `${dayAndMonth(date)} ${date.slice(0, 4)}`;
/** Any leap year: 29 February is a day as well. */
const eachYear = (monthDay: string) => dayAndMonth(`2024-${monthDay}`);

const ordinals = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' } as const;

/** '1st', '22nd', '13th'. */
function nth(day: number): string {
  const teen = day >= 11 && day <= 13;
  const end = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th');
  return `${day}${end}`;
}

function ofMonths(every: number): string {
  if (every === 1) return 'of every month';
  return every === 2 ? 'of every second month' : `of every ${nth(every)} month`;
}

function repeatWords(repeats: Repeats, first: string): string {
  switch (repeats.is) {
    case 'once':
      return `On ${longDate(first)} ${first.slice(0, 4)}`;
    case 'weekly': {
      const { every, weekdays } = repeats;
      // A week begins on Monday.
      const order = [...weekdays].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
      const days = andList(order.map(nameOfDay));
      if (every === 1) return weekdays.length === 7 ? 'Every day' : `Every ${days}`;
      return `Every ${every === 2 ? 'second' : nth(every)} week on ${days}`;
    }
    case 'month-weekday':
      return `On the ${ordinals[repeats.nth]} ${nameOfDay(repeats.weekday)} ${ofMonths(repeats.every)}`;
    case 'month-day': {
      const words = `On the ${nth(repeats.day)} ${ofMonths(repeats.every)}`;
      return repeats.day > 28 ? `${words} that has one` : words;
    }
  }
}

const two = (value: number) => String(value).padStart(2, '0');

/** '18:30 to 20:00', over midnight as well. */
function timeWords(startTime: string, minutes: number): string {
  const [hours = 0, past = 0] = startTime.split(':').map(Number);
  const end = (hours * 60 + past + minutes) % (24 * 60);
  return `${startTime} to ${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

function endWords(ends: Recurrence['ends']): string {
  if (ends.is === 'never') return 'without an end';
  if (ends.is === 'on') return `until ${wholeDate(ends.date)}`;
  return ends.times === 1 ? 'once' : `${ends.times} times`;
}

/** 'Every Wednesday, 18:30 to 20:00, from 14 January 2026, without an end'. */
export function ruleWords({ first, startTime, minutes, repeats, ends }: Recurrence): string {
  const what = [repeatWords(repeats, first), timeWords(startTime, minutes)];
  if (repeats.is === 'once') return what.join(', ');
  return [...what, `from ${wholeDate(first)}`, endWords(ends)].join(', ');
}

function offWords(off: DaysOff): string {
  if (off.is === 'public-holidays') return 'on public holidays';
  if (off.is === 'date') return `on ${wholeDate(off.date)}`;
  const from = eachYear(off.from);
  return off.from === off.to ? `on ${from}` : `from ${from} to ${eachYear(off.to)}`;
}

/** 'Not on public holidays, nor from 16 December to 9 January.'; nothing without days off. */
export function daysOffWords(daysOff: readonly DaysOff[]): string {
  return daysOff.length === 0 ? '' : `Not ${daysOff.map(offWords).join(', nor ')}.`;
}

/** 'Next: Wed 25 Nov, 2 Dec, 9 Dec.': the weekday is said where it changes. */
export function nextWords(rule: Recurrence, today: string, isHoliday: IsHoliday): string {
  const dates = nextMeetings(rule, today, 3, isHoliday);
  if (dates.length === 0) return 'No meeting is left.';
  const words = dates.map((date, at) => {
    const before = dates[at - 1];
    const isSame = before !== undefined && weekday(before) === weekday(date);
    return isSame ? shortDate(date).split(' ').slice(1).join(' ') : shortDate(date);
  });
  return `Next: ${words.join(', ')}.`;
}
