import { mostMoved } from '../../meetings/nearest-meeting.ts';
import { dayNumber } from '../../values/dates/day-number.ts';
import type { AnalyticsQuestion } from './question.ts';
import { sameDayBefore } from './same-day-before.ts';
import { daysBeside, type PartOfTime } from './spans.ts';

const around = ({ from, to }: PartOfTime) => ({ from: from - mostMoved, to: to + mostMoved });

/** Days whose reports a question needs: its own, and those of the year before; a meeting may have been moved out of them. */
export function daysToReadFor({
  from,
  to,
  comparesYear,
  isPivot,
}: Pick<AnalyticsQuestion, 'from' | 'to' | 'comparesYear' | 'isPivot'>): PartOfTime[] {
  const days = { from: dayNumber(from), to: dayNumber(to) };
  const period = around(days);
  if (!comparesYear || isPivot) return [period];
  const before = around(daysBeside(days, sameDayBefore(days.from, days.to)));
  // No day twice: its reports would count twice.
  if (before.to >= period.from)
    return [{ from: Math.min(before.from, period.from), to: period.to }];
  return [before, period];
}

/** The days between which it is told for a question what is missing: a report that is read may answer for a day before or behind all of them. */
export function daysToJudgeFor(question: Parameters<typeof daysToReadFor>[0]): PartOfTime {
  const parts = daysToReadFor(question);
  return around({
    from: Math.min(...parts.map(({ from }) => from)),
    to: Math.max(...parts.map(({ to }) => to)),
  });
}
