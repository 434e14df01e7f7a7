import { dayNamed } from '../values/dates/day-named.ts';
import { typedTime } from '../values/dates/typed-time.ts';
import { writtenDate } from '../values/dates/written-date.ts';
import { daysOffNamed } from './days-off.ts';
import { ordinalNamed } from './ordinals.ts';
import {
  plainSchedule,
  type ScheduleEnd,
  type ScheduleRepeats,
  scheduleText,
  unknownStart,
  usualTime,
} from './schedule.ts';
import { scheduleProblem } from './schedule-rule.ts';

/** Days joined by commas, 'and' or spaces; null where a word is no day. */
function daysOf(words: string): number[] | null {
  const found = words
    .split(' ')
    .filter((word) => word !== 'and')
    .map(dayNamed);
  const days = found.filter((day) => day !== undefined);
  return days.length === 0 || days.length < found.length ? null : days;
}

function isNth(count: number | undefined): count is 1 | 2 | 3 | 4 | -1 {
  return count !== undefined && [1, 2, 3, 4, -1].includes(count);
}

/** Each one where nothing is said; null for a word that is no number. */
function everyOf(word: string | undefined): number | null {
  const every = word === undefined ? 1 : ordinalNamed(word);
  return every === undefined || every < 1 ? null : every;
}

const ofMonths = '(?: (?:of|in) (?:the|each|every)(?: (\\S+))? months?| monthly)';
const shapes = {
  monthWeekday: new RegExp(`^(?:on )?(?:the |every )?(\\S+) (\\S+)${ofMonths}$`),
  monthDay: new RegExp(`^(?:on )?(?:the |every )?(\\S+)(?: day)?${ofMonths}$`),
  everyWeekOn: /^every (\S+) weeks? on (.+)$/,
  fortnightly: /^(?:fortnightly|biweekly|every fortnight|alternate weeks)(?: on)? (.+)$/,
  everyNth: /^every (\S+) (.+)$/,
  nth: /^(?:the )?(first|1st|last) (\S+)$/,
  weekly: /^(?:weekly |every week )?(?:on )?(?:every |each )?(.+)$/,
};

function monthly(words: string): ScheduleRepeats | null {
  const [, nthWord = '', dayWord = '', ofNth] =
    shapes.monthWeekday.exec(words) ?? shapes.nth.exec(words) ?? [];
  const [nth, weekday] = [ordinalNamed(nthWord), dayNamed(dayWord)];
  const every = everyOf(ofNth);
  if (isNth(nth) && weekday !== undefined && every !== null) {
    return { is: 'month-weekday', every, nth, weekday };
  }
  const [, dateWord = '', ofEvery] = shapes.monthDay.exec(words) ?? [];
  const day = ordinalNamed(dateWord);
  const months = everyOf(ofEvery);
  if (day === undefined || day < 1 || day > 31 || months === null) return null;
  return { is: 'month-day', every: months, day };
}

function everySoManyWeeks(words: string): ScheduleRepeats | null {
  const [, fortnightDays] = shapes.fortnightly.exec(words) ?? [];
  const [, count = '', onDays] =
    shapes.everyWeekOn.exec(words) ?? shapes.everyNth.exec(words) ?? [];
  const every = fortnightDays === undefined ? ordinalNamed(count) : 2;
  const weekdays = daysOf(fortnightDays ?? onDays ?? '');
  if (every === undefined || every < 1 || weekdays === null) return null;
  return { is: 'weekly', every, weekdays };
}

function weekly(words: string): ScheduleRepeats | null {
  if (words === 'every day' || words === 'daily') {
    return { is: 'weekly', every: 1, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  }
  const weekdays = daysOf(shapes.weekly.exec(words)?.[1] ?? '');
  return weekdays && { is: 'weekly', every: 1, weekdays };
}

/** RFC 5545, with or without its first line; a zone is the church's own. */
function fromRule(text: string): string | null {
  const [rule] = /(?<=^|RRULE:)FREQ=[^\s]+/.exec(text) ?? [];
  if (rule === undefined) return null;
  const [, day = unknownStart.replaceAll('-', ''), time = '1900'] =
    /DTSTART(?:;[^:]*)?:(\d{8})(?:T(\d{4})\d{2})?(?!\d|Z)/.exec(text) ?? [];
  return `DTSTART:${day}T${time}00\nRRULE:${rule}`;
}

const clock = '\\d{1,2}[:h.]\\d{2}(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?[ap]\\.?m\\b\\.?';
const timeInside = new RegExp(`(?:\\b(?:at|from) )?\\b(${clock})(?: ?(?:to|-|–) ?(${clock}))?`);

const timeOf = (said: string) => typedTime(said.replaceAll(/\s/g, ''));

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from one time to the next one like that, on the day after where it is earlier. */
function minutesTo(time: string, end: string): number {
  const day = 24 * 60;
  return ((minutesOf(end) - minutesOf(time) + day - 1) % day) + 1;
}

/** Null for an end that nobody can read. */
function endNamed(words: string): ScheduleEnd | null {
  const [, until, times] = /^(?:until (.+)|(\d{1,3}) times|once)$/.exec(words) ?? [];
  const date = until === undefined ? null : writtenDate(until.trim());
  if (date !== null) return { is: 'on', date };
  if (words === 'once') return { is: 'after', times: 1 };
  return times === undefined ? null : { is: 'after', times: Number(times) };
}

const parts = /^(.+?)(?:,? (until [^,]+|\d+ times|once))?(?:,? (not .+))?$/;

function fromWords(text: string): string | null {
  const [, before = '', end, off] = parts.exec(text.toLowerCase().trim()) ?? [];
  const ends = end === undefined ? plainSchedule.ends : endNamed(end);
  const daysOff = off === undefined ? plainSchedule.daysOff : daysOffNamed(off);
  const [said = '', start, over] = timeInside.exec(before) ?? [];
  const time = start === undefined ? usualTime : timeOf(start);
  const last = over === undefined ? null : timeOf(over);
  const words = before
    .replace(said, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const repeats = monthly(words) ?? everySoManyWeeks(words) ?? weekly(words);
  if (!repeats || time === null || ends === null || daysOff === null) return null;
  if (over !== undefined && last === null) return null;
  const minutes = last === null ? null : minutesTo(time, last);
  return scheduleText({ starts: unknownStart, time, minutes, repeats, ends, daysOff });
}

/**
 * The schedule that somebody wrote in a table: 'Thursday 19:00', 'every second Thursday 19:00', 'first Sunday of the
 * month', or a rule of RFC 5545; or why it is none.
 */
export function scheduleFromText(text: string): { value: string } | { problem: string } {
  const found = fromRule(text) ?? fromWords(text);
  const problem = scheduleProblem(found ?? '');
  return found === null || problem !== null ? { problem: problem ?? '' } : { value: found };
}
