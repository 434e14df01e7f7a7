import type { AnalyticsAnswer, ChurchRow } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { isWholeSpan } from './analytics-words.ts';

type Line = Pick<ChurchRow, 'values' | 'before'>;

/**
 * Numbers of the parts of time that are compared with each other: whole ones, since a month that runs holds less than the
 * one before it. All of them where none is whole.
 */
export function comparedParts(
  { spans }: Pick<AnalyticsAnswer, 'spans'>,
  { interval }: Pick<AnalyticsQuestion, 'interval'>,
): number[] {
  const all = [...spans.keys()];
  const whole = all.filter((at) => spans[at] && isWholeSpan(spans[at], interval));
  return whole.length === 0 ? all : whole;
}

/** The mean of the compared parts that are known; null for none. */
export function averageOf({ values }: Pick<Line, 'values'>, compared: number[]): number | null {
  const known = compared.flatMap((at) => values[at] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const share = (now: number, then: number) => (then === 0 ? null : (now - then) / then);

/** The latest of the compared parts against the one before, as a share. Null where one of them is not known. */
export function changeOf({ values }: Pick<Line, 'values'>, compared: number[]): number | null {
  const [then, now] = compared.slice(-2).map((at) => values[at] ?? null);
  return then == null || now == null ? null : share(now, then);
}

/** All parts that are known in both years, against those of the year before, as a share. */
export function changeOfYear({ values, before }: Line): number | null {
  let [now, then] = [0, 0];
  for (const [at, value] of values.entries()) {
    const other = before[at] ?? null;
    if (value === null || other === null) continue;
    now += value;
    then += other;
  }
  return share(now, then);
}
