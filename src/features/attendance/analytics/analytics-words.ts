import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { Measure } from '#domain/attendance/analytics/measures.ts';
import type { Interval, Split } from '#domain/attendance/analytics/question.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { isWhole } from '#domain/attendance/analytics/spans.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { dayNumber } from '#domain/values/dates/day-number.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { monthNames } from '#domain/values/dates/partial-date.ts';
import { grouped, timeOfDay } from '../../../ui/time.ts';
import { dayAlone } from '../day-alone.ts';
import { moneyText } from '../money-text.ts';
import type { Answered } from './use-analytics.ts';

export const measureWord = (measure: Measure) =>
  measure === 'offering' ? 'Offering' : wordFor(measure);

export const splitWords: Record<Split, string> = {
  church: 'Church',
  service: 'Service',
  group: 'Group',
  age: 'Age',
  gender: 'Gender',
};

export const plural = (count: number, one: string, many: string) =>
  `${grouped(count)} ${count === 1 ? one : many}`;

type Span = AnalyticsAnswer['spans'][number];

/** Whether all days of the part are in the answer. */
export function isWholeSpan({ from, to }: Span, interval: Interval): boolean {
  return isWhole({ from: dayNumber(from), to: dayNumber(to) }, interval);
}

/** Name of a part of time, 'Nov 2026'; of one that runs, or that is cut, 'Nov 2026, in part'. */
export function spanName(span: Span, interval: Interval): string {
  const name = wholeName(span.from, interval);
  return isWholeSpan(span, interval) ? name : `${name}, in part`;
}

/** Its Sunday, its month or its quarter. */
function wholeName(from: string, interval: Interval): string {
  const month = monthNames[Number(from.slice(5, 7)) - 1] ?? '';
  switch (interval) {
    case 'week':
      return dayAlone(addDays(latestWeekday(from, 1), 6));
    case 'month':
      return `${month.slice(0, 3)} ${from.slice(0, 4)}`;
    case 'quarter':
      return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
  }
}

/** A number as it is written; money with its currency. */
export function amount(
  value: number | null | undefined,
  measure: Measure,
  currency: string | null,
): string {
  if (value === null || value === undefined) return '–';
  return measure === 'offering'
    ? moneyText({ minor: Math.round(value), currency: currency ?? 'ZAR' })
    : grouped(Math.round(value));
}

/** '3,4%' of a share; one place behind the comma. */
export const percentOf = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}%`;

export function totalOf({ totals }: Pick<AnalyticsAnswer, 'totals'>, of: Measure): number | null {
  return totals.find(({ measure }) => measure === of)?.sum ?? null;
}

/** '143 of 144 reports are in': stands beside every sum. */
export function completeness({ in: arrived, missing }: { in: number; missing: number }): string {
  const due = arrived + missing;
  if (missing === 0) return `All ${plural(due, 'report is', 'reports are')} in`;
  return `${grouped(arrived)} of ${plural(due, 'report is', 'reports are')} in`;
}

const meetings = {
  church: (count: number) => plural(count, 'service', 'services'),
  group: (count: number) => plural(count, 'meeting', 'meetings'),
};

/** The line of facts below the title; empty where nothing was due and nothing came. */
export function answerFacts(kind: ReportKind, answer: AnalyticsAnswer): string {
  const { reports } = answer;
  if (reports.in + reports.missing === 0) return '';
  const people = totalOf(answer, 'attendance');
  const parts = [
    meetings[kind](reports.met),
    plural(reports.days, 'day', 'days'),
    ...(people === null ? [] : [`${plural(people, 'person', 'people')} counted`]),
  ];
  return `${parts.join(', ')}. ${completeness(reports)}`;
}

/** Age of what is shown, and what it includes; null for what is of now and sent. */
export function freshnessWords({ asOf, pending }: Answered, offline: boolean): string | null {
  const parts = [
    ...(offline && asOf !== null ? [`As of ${timeOfDay(asOf)}`] : []),
    ...(pending > 0
      ? [
          pending === 1
            ? '1 report not yet sent is included'
            : `${grouped(pending)} reports not yet sent are included`,
        ]
      : []),
  ];
  return parts.length === 0 ? null : `${parts.join(', ')}.`;
}
