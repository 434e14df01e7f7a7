import { addDays, daysBetween, weekday } from '../values/dates/local-date.ts';
import { isLocalDate } from '../values/dates/is-local-date.ts';
import { type DaysOff, daysOffCode, daysOffOf, mostDaysOff } from './days-off.ts';

/** Recurrence of the meetings of a schedule. Weekdays are 0 Sunday to 6 Saturday. */
export type ScheduleRepeats =
  | { is: 'weekly'; every: number; weekdays: readonly number[] }
  /** `nth` -1: the last one. */
  | { is: 'month-weekday'; every: number; nth: 1 | 2 | 3 | 4 | -1; weekday: number }
  /** A month without that day is passed over. */
  | { is: 'month-day'; every: number; day: number };

/** `on`: the last day on which it may meet. `after`: so many meetings, days off among them, as RFC 5545 counts. */
export type ScheduleEnd =
  | { is: 'never' }
  | { is: 'on'; date: string }
  | { is: 'after'; times: number };

/** A schedule that a form can make. Its dates (yyyy-MM-dd) and time (HH:mm) are those of the church's clock. */
export interface Schedule {
  /** Weeks and months are counted from here. */
  starts: string;
  time: string;
  /** Length of a meeting; null where nobody said it. */
  minutes: number | null;
  repeats: ScheduleRepeats;
  ends: ScheduleEnd;
  daysOff: readonly DaysOff[];
}

/** The day from which a schedule counts whose first day nobody knows. */
export const unknownStart = '2026-01-01';

/** A schedule without a length, an end and days off. */
export const plainSchedule = { minutes: null, ends: { is: 'never' }, daysOff: [] } as const;

/** When a group meets whose time nobody wrote: a column of its own may say it. */
export const usualTime = '19:00';

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const nths = [1, 2, 3, 4, -1] as const;

/** A week begins on Monday. */
const weekOrder = (day: number) => (day + 6) % 7;
export function inWeekOrder(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((a, b) => weekOrder(a) - weekOrder(b));
}

const dayOfMonth = (date: string) => Number(date.slice(8));

/** Whether a day is one of its weekdays or its day of the month, whichever week or month it is in. */
function isMeetingDay(repeats: ScheduleRepeats, date: string): boolean {
  switch (repeats.is) {
    case 'weekly':
      return repeats.weekdays.includes(weekday(date));
    case 'month-day':
      return dayOfMonth(date) === repeats.day;
    case 'month-weekday': {
      if (weekday(date) !== repeats.weekday) return false;
      if (repeats.nth === -1) return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
      return Math.ceil(dayOfMonth(date) / 7) === repeats.nth;
    }
  }
}

/** No two months without a 31st follow one another. */
const farthest = 62;

/** The first day from `from` on at which it meets: `from` itself where none is near. */
export function firstMeeting(repeats: ScheduleRepeats, from: string): string {
  if (!isLocalDate(from)) return from;
  for (let ahead = 0; ahead <= farthest; ahead += 1) {
    const date = addDays(from, ahead);
    if (isMeetingDay(repeats, date)) return date;
  }
  return from;
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '');

function repeatParts(repeats: ScheduleRepeats): string[] {
  switch (repeats.is) {
    case 'weekly':
      return [
        `BYDAY=${inWeekOrder(repeats.weekdays)
          .map((day) => codes[day])
          .join(',')}`,
      ];
    case 'month-weekday':
      return [`BYDAY=${repeats.nth}${codes[repeats.weekday]}`];
    case 'month-day':
      return [`BYMONTHDAY=${repeats.day}`];
  }
}

function endParts(ends: ScheduleEnd): string[] {
  if (ends.is === 'never') return [];
  return ends.is === 'on' ? [`UNTIL=${compact(ends.date)}T235959`] : [`COUNT=${ends.times}`];
}

/**
 * Lines of RFC 5545 without a zone. The first is the first meeting, as the standard asks. Of a schedule that is not
 * filled in, such as one without a day, a text that nothing reads.
 */
export function scheduleText({ starts, time, minutes, repeats, ends, daysOff }: Schedule): string {
  const rule = [
    `FREQ=${repeats.is === 'weekly' ? 'WEEKLY' : 'MONTHLY'}`,
    ...(repeats.every === 1 ? [] : [`INTERVAL=${repeats.every}`]),
    ...endParts(ends),
    ...repeatParts(repeats),
  ];
  const at = time === '' ? '' : `${compact(time)}00`;
  return [
    `DTSTART:${compact(firstMeeting(repeats, starts))}T${at}`,
    `RRULE:${rule.join(';')}`,
    ...(minutes === null ? [] : [`DURATION:PT${minutes}M`]),
    ...(daysOff.length === 0 ? [] : [`X-DAYS-OFF:${daysOff.map(daysOffCode).join(',')}`]),
  ].join('\n');
}

const lines =
  /^(DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00\nRRULE:([A-Z]+=[^;=\s]+(?:;[A-Z]+=[^;=\s]+)*))(?:\nDURATION:PT(\d{1,4})M)?(?:\nX-DAYS-OFF:([\w,-]+))?$/;

export interface ScheduleParts extends Pick<Schedule, 'starts' | 'time' | 'minutes' | 'daysOff'> {
  /** Name -> value of the parts of the rule. */
  rule: Map<string, string>;
  /** The two lines that say when it comes back. */
  recurs: string;
}

function daysOffIn(list: string | undefined): DaysOff[] | null {
  const found = list?.split(',').map(daysOffOf) ?? [];
  return found.length <= mostDaysOff && found.every((off) => off !== null) ? found : null;
}

/** Reads the lines of a schedule; null for a text that is none. */
export function scheduleParts(text: string): ScheduleParts | null {
  const [whole, recurs = '', year, month, day, hour, minute, rule = '', length, off] =
    lines.exec(text) ?? [];
  const starts = `${year}-${month}-${day}`;
  const daysOff = daysOffIn(off);
  if (whole === undefined || !isLocalDate(starts) || daysOff === null) return null;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const pairs = rule.split(';').map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name, value];
  });
  const parts = new Map(pairs);
  if (parts.size < pairs.length) return null;
  const minutes = length === undefined ? null : Number(length);
  return { starts, time: `${hour}:${minute}`, minutes, daysOff, rule: parts, recurs };
}

function everyOf(text: string | undefined): number | null {
  if (text === undefined) return 1;
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}

/** Null: the rule has an end that no form makes. */
function endOf(rule: ReadonlyMap<string, string>): ScheduleEnd | null {
  const [until, count] = [rule.get('UNTIL'), rule.get('COUNT')];
  if (until === undefined && count === undefined) return { is: 'never' };
  if (until === undefined) return { is: 'after', times: Number(count) };
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T235959$/.exec(until) ?? [];
  const date = `${year}-${month}-${day}`;
  return count === undefined && isLocalDate(date) ? { is: 'on', date } : null;
}

function weeklyOf(every: number, byDay: string | undefined, starts: string) {
  const days = byDay?.split(',').map((code) => codes.indexOf(code)) ?? [weekday(starts)];
  return days.includes(-1) ? null : { is: 'weekly' as const, every, weekdays: inWeekOrder(days) };
}

function monthlyOf(every: number, byDay: string | undefined, byDate: string | undefined) {
  if (byDay !== undefined && byDate === undefined) {
    const [, count, code = ''] = /^(-?\d)([A-Z]{2})$/.exec(byDay) ?? [];
    const nth = nths.find((one) => String(one) === count);
    const day = codes.indexOf(code);
    return nth === undefined || day < 0
      ? null
      : { is: 'month-weekday' as const, every, nth, weekday: day };
  }
  if (byDay !== undefined || byDate === undefined || !/^[1-9]\d?$/.test(byDate)) return null;
  const day = Number(byDate);
  return day > 31 ? null : { is: 'month-day' as const, every, day };
}

const ownParts = new Set(['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'BYDAY', 'BYMONTHDAY']);

/** Reads a text into the form's schedule; null for a text that is no rule, or a rule that the form cannot show. */
export function scheduleOf(text: string): Schedule | null {
  const read = scheduleParts(text);
  if (!read || [...read.rule.keys()].some((name) => !ownParts.has(name))) return null;
  const { starts, time, minutes, daysOff, rule } = read;
  const every = everyOf(rule.get('INTERVAL'));
  const ends = endOf(rule);
  if (every === null || ends === null) return null;
  const [byDay, byDate] = [rule.get('BYDAY'), rule.get('BYMONTHDAY')];
  const frequency = rule.get('FREQ');
  let repeats: ScheduleRepeats | null = null;
  if (frequency === 'WEEKLY' && byDate === undefined) repeats = weeklyOf(every, byDay, starts);
  if (frequency === 'MONTHLY') repeats = monthlyOf(every, byDay, byDate);
  return repeats && { starts, time, minutes, repeats, ends, daysOff };
}

/** The weekdays on which a schedule meets, in whichever weeks, in their order; none for a date of the month or the year. */
export function weekdaysOf(text: string): number[] {
  const parts = scheduleParts(text);
  const frequency = parts?.rule.get('FREQ');
  const named = parts?.rule.get('BYDAY');
  if (named !== undefined) {
    const days = named.split(',').map((code) => codes.indexOf(code.slice(-2)));
    return [...new Set(days)].filter((day) => day >= 0).toSorted();
  }
  if (frequency === 'DAILY') return [0, 1, 2, 3, 4, 5, 6];
  return parts && frequency === 'WEEKLY' ? [weekday(parts.starts)] : [];
}

/** Every week on these days; null for none. */
export function weeklySchedule(
  days: readonly number[],
  time: string,
  from: string = unknownStart,
): string | null {
  if (days.length === 0) return null;
  const repeats = { is: 'weekly', every: 1, weekdays: days } as const;
  return scheduleText({ ...plainSchedule, starts: from, time, repeats });
}

/** The same schedule at another time. */
export function atAnotherTime(text: string, time: string): string {
  return text.replace(/^(DTSTART:\d{8}T)\d{4}/, `$1${compact(time)}`);
}

/** Whether its last day is before its first one. */
export function endsBeforeItStarts({ starts, ends }: Pick<Schedule, 'starts' | 'ends'>): boolean {
  return ends.is === 'on' && daysBetween(starts, ends.date) < 0;
}
