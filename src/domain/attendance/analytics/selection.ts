import { dayNumber } from '../../values/dates/day-number.ts';
import { beginningOfTime } from './analysis-periods.ts';
import { notCounted } from './columns.ts';
import type { AnalyticsFacts, Counted, PlaceHere } from './counted.ts';
import type { Measure } from './measures.ts';
import type { AnalyticsQuestion } from './question.ts';
import { sameDayBefore } from './same-day-before.ts';
import { type PartOfDay, partBeside, partOfDay, type PartOfTime, partsOfTime } from './spans.ts';
import { wantedPlaces } from './wanted-places.ts';

export interface WantedPlace {
  at: number;
  here: PlaceHere;
  rows: Int32Array;
  missing: readonly number[];
}

/** What a question selects: places, parts of time, and the money that is added up. */
export interface Selection {
  places: readonly WantedPlace[];
  parts: readonly PartOfTime[];
  partOf: PartOfDay;
  /** Of days of the year before; -1 for every day where nothing is compared. */
  partBeside: PartOfDay;
  /** The currency of most reports, by its number; null for none. */
  currency: number | null;
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
  places: readonly Pick<WantedPlace, 'rows'>[],
  { from, to }: PartOfTime,
): { firstDay: number | null; currency: number | null } {
  const { day, currency, values } = columns;
  const counts = columns.currencies.map(() => 0);
  let firstDay: number | null = null;
  for (const { rows } of places) {
    for (const row of rows) {
      const at = day[row] ?? 0;
      if (at < from || at > to) continue;
      if (firstDay === null || at < firstDay) firstDay = at;
      if (values.offering[row] === notCounted) continue;
      const number = currency[row] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return { firstDay, currency: mostUsed(counts, columns.currencies) };
}

export function select(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
): Selection {
  const places = wantedPlaces(question, counted, facts).map(({ at, here }) => ({
    at,
    here,
    rows: counted.rowsOf(at),
    missing: counted.missingOf(at),
  }));
  const days = { from: dayNumber(question.from), to: dayNumber(question.to) };
  const { firstDay, currency } = lookThrough(counted, places, days);
  const parts = firstDay === null ? [] : partsOf(question, firstDay);
  const [first, last] = [parts[0], parts.at(-1)];
  const compares = question.comparesYear && !question.isPivot && first && last;
  return {
    places,
    parts,
    partOf: partOfDay(parts),
    partBeside: compares ? partBeside(parts, sameDayBefore(first.from, last.to)) : () => -1,
    currency,
  };
}

/** The value of a report, or `notCounted`: also of money of another currency, and of a meeting that did not take place. */
export function valueOf(
  { columns }: Counted,
  currency: number | null,
  measure: Measure,
): (row: number) => number {
  const { values, met, currency: currencies } = columns;
  const own = values[measure];
  if (measure !== 'offering') {
    return (row) => (met[row] === 1 ? (own[row] ?? notCounted) : notCounted);
  }
  return (row) =>
    met[row] === 1 && currencies[row] === currency ? (own[row] ?? notCounted) : notCounted;
}
