import { dateOfDay, dayNumber, mondayOf } from '../../values/dates/day-number.ts';
import { quarterOf } from '../unpack.ts';
import type { Interval } from './question.ts';

/** A part of time: days since 1970, both included. */
export interface PartOfTime {
  from: number;
  to: number;
}

function beginOf(day: number, interval: Interval): number {
  if (interval === 'week') return mondayOf(day);
  const date = dateOfDay(day);
  return dayNumber(interval === 'month' ? `${date.slice(0, 7)}-01` : quarterOf(date));
}

/** Longer than the part that a day begins, shorter than two of them. */
const beyond = { week: 7, month: 31, quarter: 93 } as const;

/** Weeks, months or quarters from one day to another; the first and the last may be cut. */
export function partsOfTime({ from, to }: PartOfTime, interval: Interval): PartOfTime[] {
  const parts: PartOfTime[] = [];
  let begin = from;
  while (begin <= to) {
    const next = beginOf(beginOf(begin, interval) + beyond[interval], interval);
    parts.push({ from: begin, to: Math.min(next - 1, to) });
    begin = next;
  }
  return parts;
}

/** Whether it is a whole week, month or quarter: a running one, or one that the question cuts, holds less than the others. */
export function isWhole({ from, to }: PartOfTime, interval: Interval): boolean {
  const begin = beginOf(from, interval);
  return from === begin && to === beginOf(begin + beyond[interval], interval) - 1;
}

/** The number of the part that a day is in; -1 for a day in none. */
export type PartOfDay = (day: number) => number;

/** By the place of each day behind the first one. */
function numbered(first: number, numbers: Int32Array): PartOfDay {
  return (day) => numbers[day - first] ?? -1;
}

export function partOfDay(parts: readonly PartOfTime[]): PartOfDay {
  const first = parts[0]?.from ?? 0;
  const numbers = new Int32Array(Math.max(0, (parts.at(-1)?.to ?? -1) - first + 1));
  for (const [at, { from, to }] of parts.entries()) numbers.fill(at, from - first, to - first + 1);
  return numbered(first, numbers);
}

/** Days by which a feast is moved at most, and the days of a year of 53 weeks. */
const farthest = 460;
/** Days at an end of a period of which one may stand beside the earliest or the latest day of the year before. */
const season = 100;

/** From the first to the last day that stands beside one of a period; those of the period itself where it has no day. */
export function daysBeside({ from, to }: PartOfTime, before: (day: number) => number): PartOfTime {
  if (from > to) return { from, to };
  let [first, last] = [before(from), before(to)];
  for (let day = from; day <= Math.min(to, from + season); day++) {
    first = Math.min(first, before(day));
  }
  for (let day = Math.max(from, to - season); day <= to; day++) last = Math.max(last, before(day));
  return { from: first, to: last };
}

/** The number of the part beside whose days a day of the year before stands; -1 for none. */
export function partBeside(
  parts: readonly PartOfTime[],
  before: (day: number) => number,
): PartOfDay {
  const first = (parts[0]?.from ?? 0) - farthest;
  const numbers = new Int32Array(Math.max(0, (parts.at(-1)?.to ?? -1) - first + 1)).fill(-1);
  for (const [at, { from, to }] of parts.entries()) {
    for (let day = from; day <= to; day++) numbers[before(day) - first] = at;
  }
  return numbered(first, numbers);
}
