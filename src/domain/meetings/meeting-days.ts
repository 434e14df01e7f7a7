import { isOff } from './days-off.ts';
import { plainDays } from './plain-days.ts';
import { ruleOf } from './schedule-rule.ts';
import { scheduleOf, scheduleParts } from './schedule.ts';
import type { SpanDay } from './span-days.ts';

/**
 * Days of a span, all of them in their order, on which a schedule meets (yyyy-MM-dd); none for a text that is no
 * schedule.
 */
export function meetingDays(text: string, span: readonly SpanDay[]): string[] {
  const [first, last] = [span[0], span.at(-1)];
  if (!first || !last) return [];
  const schedule = scheduleOf(text);
  if (schedule && schedule.ends.is !== 'after') return plainDays(schedule, span);
  const [rule, parts] = [ruleOf(text), scheduleParts(text)];
  if (!rule || !parts) return [];
  const [from, to] = [`${first.date}T00:00:00Z`, `${last.date}T23:59:59Z`].map(
    (at) => new Date(at),
  );
  if (!from || !to) return [];
  return rule
    .between(from, to, true)
    .map((at) => at.toISOString().slice(0, 10))
    .filter((date) => !parts.daysOff.some((off) => isOff(off, date)));
}
