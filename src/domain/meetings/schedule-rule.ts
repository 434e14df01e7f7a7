import { type DaysOff, isOff } from './days-off.ts';
import { endsBeforeItStarts, scheduleOf, scheduleParts } from './schedule.ts';
import { type Rule, RRule } from './rrule.ts';

const dayMinutes = 24 * 60;
const whole = (from: number, to: number) => (text: string) =>
  /^-?\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to;
const someOf = (isOne: (text: string) => boolean) => (text: string) => text.split(',').every(isOne);
const day = someOf((text) => /^(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text));
const plainDay = someOf((text) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text));

const anyRule = {
  INTERVAL: whole(1, 99),
  COUNT: whole(1, 999),
  UNTIL: (text: string) => /^\d{8}(?:T\d{6})?$/.test(text),
  WKST: (text: string) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
};
const inMonth = { BYDAY: day, BYMONTHDAY: someOf(whole(-31, 31)), BYSETPOS: someOf(whole(-5, 5)) };

/**
 * Parts that a rule may consist of. A rule by days that also names months could fall on no day at all, which takes
 * seconds to find out; no group meets every hour.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, (text: string) => boolean>>>> = {
  DAILY: { ...anyRule, BYDAY: plainDay },
  WEEKLY: { ...anyRule, BYDAY: plainDay },
  MONTHLY: { ...anyRule, ...inMonth },
  YEARLY: { ...anyRule, ...inMonth, BYMONTH: someOf(whole(1, 12)) },
};

/** The rule of a schedule, whose times are floating: UTC stands for the church's clock. Null for what is no schedule. */
export function ruleOf(text: string): Rule | null {
  const read = scheduleParts(text);
  if (!read || read.starts < '1970-01-01' || read.starts > '2199-12-31') return null;
  const { rule } = read;
  const known = allowed[rule.get('FREQ') ?? ''];
  if (!known) return null;
  for (const [name, value] of rule) {
    if (name !== 'FREQ' && !(Object.hasOwn(known, name) && known[name]?.(value))) return null;
  }
  try {
    return RRule.fromString(read.recurs);
  } catch {
    return null;
  }
}

/** Meetings on days off that are passed over at once: those of a year, at one a day. */
const farthest = 366;

/** The next meeting after a moment that is on no day off; null where none is left, or none for very long. */
export function meetingAfter(
  rule: Rule,
  daysOff: readonly DaysOff[],
  moment: Date,
  included = false,
): Date | null {
  const found: Date[] = [];
  let passed = 0;
  rule.all((next) => {
    if (next < moment || (!included && next.getTime() === moment.getTime())) return true;
    const date = next.toISOString().slice(0, 10);
    if (daysOff.some((off) => isOff(off, date))) return (passed += 1) < farthest;
    found.push(next);
    return false;
  });
  return found[0] ?? null;
}

/** Why a text is no schedule, as a sentence for its field; null for one that is. */
export function scheduleProblem(text: string): string | null {
  if (/^DTSTART:(?!\d{8}T)/.test(text)) return 'Fill in the first day, as yyyy-MM-dd';
  if (/^DTSTART:\d{8}T\n/.test(text)) return 'Fill in the time, like 19:00';
  if (/;BYDAY=(?:\n|$)/.test(text)) return 'Choose at least one day';
  if (/[:;]UNTIL=T/.test(text)) return 'Fill in the last day, as yyyy-MM-dd';
  if (/[:;]COUNT=(?!\d)/.test(text)) return 'Fill in the number of meetings';
  const made = scheduleOf(text);
  if (made && endsBeforeItStarts(made)) return 'The last day is before the first meeting';
  const [rule, parts] = [ruleOf(text), scheduleParts(text)];
  if (!rule || !parts) return 'Write it like “Thursday 19:00” or “first Sunday of the month 09:00”';
  const { minutes, daysOff } = parts;
  if (minutes !== null && (minutes < 5 || minutes > dayMinutes)) {
    return 'A meeting takes from 5 minutes to 24 hours';
  }
  const first = meetingAfter(rule, daysOff, rule.options.dtstart, true);
  return first === null ? 'No meeting follows from this' : null;
}
