import { endsBeforeItStarts, scheduleOf, scheduleParts } from './schedule.ts';
import { type Rule, RRule } from './rrule.ts';

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
    return RRule.fromString(text);
  } catch {
    return null;
  }
}

/** Why a text is no schedule, as a sentence for its field; null for one that is. */
export function scheduleProblem(text: string): string | null {
  if (/^DTSTART:(?!\d{8}T)/.test(text)) return 'Fill in the first day, as yyyy-MM-dd';
  if (/^DTSTART:\d{8}T\n/.test(text)) return 'Fill in the time, like 19:00';
  if (text.endsWith(';BYDAY=')) return 'Choose at least one day';
  const made = scheduleOf(text);
  if (made && endsBeforeItStarts(made)) return 'The last day is before the first meeting';
  const rule = ruleOf(text);
  if (!rule) return 'Write it like “Thursday 19:00” or “first Sunday of the month 09:00”';
  if (rule.after(rule.options.dtstart, true) === null) return 'No meeting follows from this';
  return null;
}
