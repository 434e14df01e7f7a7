import { dayNumber } from '../../values/dates/day-number.ts';
import { beginningOfTime } from './analysis-periods.ts';
import { addTo } from './add-to.ts';
import { notCounted, type Numbers } from './columns.ts';
import type { AnalyticsFacts, Counted, PlaceHere, RowRange } from './counted.ts';
import type { Measure } from './measures.ts';
import type { AnalyticsQuestion } from './question.ts';
import { sameDayBefore } from './same-day-before.ts';
import {
  daysBeside,
  type PartOfDay,
  partBeside,
  partOfDay,
  type PartOfTime,
  partsOfTime,
} from './spans.ts';
import { wantedPlaces } from './wanted-places.ts';

/** Rows of reports, and the part of time of each at the same place. */
export interface RowsByPart {
  rows: Int32Array;
  parts: Int32Array;
}

/** A place of the question, with its reports of the period, and those of the same days a year before. */
export interface WantedPlace {
  here: PlaceHere;
  period: RowsByPart;
  before: RowsByPart;
  /** Parts of time of each missing report. */
  missing: readonly number[];
  missingBefore: readonly number[];
}

/** The reports that a question selects. */
export interface Selection {
  places: readonly WantedPlace[];
  parts: readonly PartOfTime[];
  /** The currency of most reports, by its number; null for none. */
  currency: number | null;
  /** Values of all reports; money of other currencies is not counted. */
  valuesOf(measure: Measure): Numbers;
}

/** A period that begins long before anything was reported begins with the first report. */
const mostEmptyDays = 366;

function partsOf(
  { from, to, interval, isPivot }: AnalyticsQuestion,
  firstDay: number,
): PartOfTime[] {
  const begin = dayNumber(from);
  const isOpen = from === beginningOfTime || begin < firstDay - mostEmptyDays;
  const days = { from: isOpen ? firstDay : begin, to: dayNumber(to) };
  return partsOfTime(days, isPivot ? 'month' : interval);
}

/** Of two that are used as much, the first in the order of their codes: device and server read reports in other orders. */
function mostUsed(counts: readonly number[], codes: readonly string[]): number | null {
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const used = codes.filter((_, at) => counts[at] === most).toSorted();
  return codes.indexOf(used[0] ?? '');
}

/** The first day in the period with a report, and the currency of most of its money. */
function lookThrough(
  { columns }: Counted,
  ranges: readonly RowRange[],
): { firstDay: number | null; currency: number | null } {
  const { day, currency, values } = columns;
  const counts = columns.currencies.map(() => 0);
  let firstDay = Number.POSITIVE_INFINITY;
  for (const { begin, end } of ranges) {
    if (begin < end) firstDay = Math.min(firstDay, day[begin] ?? firstDay);
    if (values.offering.length === 0) continue;
    for (let row = begin; row < end; row++) {
      if (values.offering[row] !== notCounted) addTo(counts, currency[row] ?? 0, 1);
    }
  }
  return {
    firstDay: Number.isFinite(firstDay) ? firstDay : null,
    currency: mostUsed(counts, columns.currencies),
  };
}

/** Picks of rows those that are in a part of time, into room that all places share. */
function picker(day: Int32Array, ranges: readonly RowRange[], partOf: PartOfDay) {
  const room = ranges.reduce((sum, { begin, end }) => sum + end - begin, 0);
  const [rows, parts] = [new Int32Array(room), new Int32Array(room)];
  let used = 0;
  return ({ begin, end }: RowRange): RowsByPart => {
    const before = used;
    for (let row = begin; row < end; row++) {
      const part = partOf(day[row] ?? 0);
      if (part < 0) continue;
      rows[used] = row;
      parts[used] = part;
      used += 1;
    }
    return { rows: rows.subarray(before, used), parts: parts.subarray(before, used) };
  };
}

const partsOfDays = (days: readonly number[], partOf: PartOfDay) =>
  days.map(partOf).filter((part) => part >= 0);

const noRows: RowRange = { begin: 0, end: 0 };
const none: RowsByPart = { rows: new Int32Array(), parts: new Int32Array() };

/** Money of one currency: all as it is where there is no other. */
function moneyIn({ columns }: Counted, currency: number | null): Numbers {
  const { values, currencies, currency: own } = columns;
  if (currencies.length <= 1) return values.offering;
  return values.offering.map((value, row) => (own[row] === currency ? value : notCounted));
}

export function select(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
): Selection {
  const { columns } = counted;
  const wanted = wantedPlaces(question, counted, facts);
  const days = { from: dayNumber(question.from), to: dayNumber(question.to) };
  const inPeriod = wanted.map(({ at }) => counted.rowsOf(at, days));
  const { firstDay, currency } = lookThrough(counted, inPeriod);
  const parts = firstDay === null ? [] : partsOf(question, firstDay);
  const partOf = partOfDay(parts);
  const pick = picker(columns.day, inPeriod, partOf);
  const [first, last] = [parts[0], parts.at(-1)];
  const compared =
    question.comparesYear && !question.isPivot && first && last
      ? { from: first.from, to: last.to }
      : null;
  const dayBefore = compared && sameDayBefore(compared.from, compared.to);
  const beside = dayBefore && partBeside(parts, dayBefore);
  const yearBefore = dayBefore && daysBeside(compared, dayBefore);
  const inYearBefore = yearBefore ? wanted.map(({ at }) => counted.rowsOf(at, yearBefore)) : [];
  const pickBefore = beside && picker(columns.day, inYearBefore, beside);
  const money = moneyIn(counted, currency);
  return {
    places: wanted.map(({ here, at }, nth) => {
      const missing = counted.missingOf(at);
      return {
        here,
        period: pick(inPeriod[nth] ?? noRows),
        before: pickBefore?.(inYearBefore[nth] ?? noRows) ?? none,
        missing: partsOfDays(missing, partOf),
        missingBefore: beside ? partsOfDays(missing, beside) : [],
      };
    }),
    parts,
    currency,
    valuesOf: (measure) => (measure === 'offering' ? money : columns.values[measure]),
  };
}
