import { mostMoved } from '../../meetings/nearest-meeting.ts';
import { dayNumber } from '../../values/dates/day-number.ts';
import type { AnalyticsQuestion } from './question.ts';
import { sameDayBefore } from './same-day-before.ts';
import { daysBeside, type PartOfTime } from './spans.ts';

/** Days whose reports a question needs: its own, and those of the year before; a meeting may have been moved out of them. */
export function daysToReadFor({
  from,
  to,
  comparesYear,
  isPivot,
}: Pick<AnalyticsQuestion, 'from' | 'to' | 'comparesYear' | 'isPivot'>): PartOfTime[] {
  const period = { from: dayNumber(from), to: dayNumber(to) };
  const spans =
    comparesYear && !isPivot
      ? [period, daysBeside(period, sameDayBefore(period.from, period.to))]
      : [period];
  return spans.map((span) => ({ from: span.from - mostMoved, to: span.to + mostMoved }));
}
