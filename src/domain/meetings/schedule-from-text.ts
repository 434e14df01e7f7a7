import { dayNamed } from '../values/dates/day-named.ts';
import { isLocalDate } from '../values/dates/is-local-date.ts';
import { longDate } from '../values/dates/local-date.ts';
import { typedDate } from '../values/dates/typed-date.ts';
import { typedTime } from '../values/dates/typed-time.ts';
import { ordinalNamed } from './ordinals.ts';
import { type ScheduleRepeats, scheduleText, unknownStart, usualTime } from './schedule.ts';
import { scheduleProblem } from './schedule-rule.ts';

/** '30 June 2026', '2026-06-30', '30/06/2026'; null for what is no date. */
function dateOf(words: string): string | null {
  const [, day = '', month = '', year] = /^(\d{1,2}) (\p{L}{3,}) (\d{4})$/u.exec(words) ?? [];
  if (year === undefined) return isLocalDate(typedDate(words)) ? typedDate(words) : null;
  for (let at = 1; at <= 12; at += 1) {
    const date = `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const name = longDate(date).split(' ').at(-1)?.toLowerCase() ?? '';
    if (isLocalDate(date) && name.startsWith(month)) return date;
  }
  return null;
}

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

const timeInside = /(?:\bat )?\b(\d{1,2}[:h.]\d{2}(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?)/;

function fromWords(text: string): string | null {
  const lower = text.toLowerCase();
  const [before = '', end] = lower.split(/,? until /);
  const until = end === undefined ? null : dateOf(end.trim());
  const [said = '', clock] = timeInside.exec(before) ?? [];
  const time = clock === undefined ? usualTime : typedTime(clock.replaceAll(/\s/g, ''));
  const words = before
    .replace(said, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const repeats = monthly(words) ?? everySoManyWeeks(words) ?? weekly(words);
  if (!repeats || time === null || (end !== undefined && until === null)) return null;
  return scheduleText({ starts: unknownStart, time, repeats, until });
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
