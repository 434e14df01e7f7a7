import type { AnalyticsAnswer, ChurchRow } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { isWholeSpan } from './analytics-words.ts';

type Line = Pick<ChurchRow, 'values' | 'before' | 'gaps'>;

export interface Change {
  /** 0.2 for a fifth more. */
  share: number;
  /** Reports of what is compared are missing: what looks like fewer people may be fewer reports. */
  isInPart: boolean;
}

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

const changeBetween = (now: number, then: number, isInPart: boolean): Change | null =>
  then === 0 ? null : { share: (now - then) / then, isInPart };

/** The latest of the compared parts against the one before. Null where one of them is not known. */
export function changeOf(
  { values, gaps }: Pick<Line, 'values' | 'gaps'>,
  compared: number[],
): Change | null {
  const both = compared.slice(-2);
  const [then, now] = both.map((at) => values[at] ?? null);
  if (then == null || now == null) return null;
  return changeBetween(
    now,
    then,
    both.some((at) => (gaps[at] ?? 0) > 0),
  );
}

/** All parts that are known in both years, against those of the year before. */
export function changeOfYear({ values, before, gaps }: Line): Change | null {
  let [now, then, missing] = [0, 0, 0];
  for (const [at, value] of values.entries()) {
    const other = before[at] ?? null;
    if (value === null || other === null) continue;
    now += value;
    then += other;
    missing += gaps[at] ?? 0;
  }
  return changeBetween(now, then, missing > 0);
}
