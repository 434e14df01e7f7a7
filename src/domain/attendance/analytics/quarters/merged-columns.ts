import { type Numbers, notCounted, type ReportColumns } from '../columns.ts';
import { type Measure, measures } from '../measures.ts';
import { numbered } from '../numbered.ts';
import { placeNumbers } from '../place-numbers.ts';

/** Columns of a part of the reports: of small numbers also narrow ones. */
export interface PartColumns extends Omit<ReportColumns, 'day' | 'values'> {
  day: Int16Array | Int32Array;
  values: Record<Measure, Int16Array | Numbers>;
}

type Column = Int16Array | Numbers | Uint8Array;

/** Row of a part -> its row among all of them. */
type Rows = Int32Array;
const nowhere: Rows = new Int32Array();

function scatter(to: Column, from: Column, rows: Rows): void {
  for (let row = 0; row < from.length; row++) to[rows[row] ?? 0] = from[row] ?? 0;
}

/** Writes the values of each part at their rows. */
function mergedInto<Of extends Column>(
  to: Of,
  parts: readonly Column[],
  rows: readonly Rows[],
): Of {
  for (const [at, from] of parts.entries()) scatter(to, from, rows[at] ?? nowhere);
  return to;
}

/** Numbers of the places of each part among the places of all of them. */
function placesOf(parts: readonly PartColumns[]) {
  const all = placeNumbers();
  const numbers = parts.map(({ places, starts, day }) =>
    places.map((place, at) => {
      const latest = day.subarray(starts[at], starts[at + 1]).at(-1);
      return all.meet(place, latest ?? place.firstDay);
    }),
  );
  return { places: all.places, numbers };
}

function startsOf(parts: readonly PartColumns[], numbers: readonly number[][], count: number) {
  const starts = new Int32Array(count + 1);
  for (const [of, part] of parts.entries()) {
    for (const [at, place] of (numbers[of] ?? []).entries()) {
      const rows = (part.starts[at + 1] ?? 0) - (part.starts[at] ?? 0);
      starts[place + 1] = (starts[place + 1] ?? 0) + rows;
    }
  }
  for (let at = 1; at <= count; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}

/** Where the rows of each part go: behind those that its places have in the parts before. */
function rowsOf(parts: readonly PartColumns[], numbers: readonly number[][], starts: Int32Array) {
  const next = starts.slice();
  return parts.map(({ starts: own, day }, of): Rows => {
    const rows = new Int32Array(day.length);
    for (const [at, place] of (numbers[of] ?? []).entries()) {
      let to = next[place] ?? 0;
      for (let row = own[at] ?? 0; row < (own[at + 1] ?? 0); row++) rows[row] = to++;
      next[place] = to;
    }
    return rows;
  });
}

/** Columns of reports from the columns of parts of them, of which each is later than the ones before. Nothing is sorted. */
export function mergedColumns(parts: readonly PartColumns[]): ReportColumns {
  const { places, numbers } = placesOf(parts);
  const starts = startsOf(parts, numbers, places.length);
  const rows = rowsOf(parts, numbers, starts);
  const size = starts[places.length] ?? 0;
  const currencies = numbered<string>();

  function valuesOf(measure: Measure): Numbers {
    const own = parts.map(({ values }) => values[measure]);
    const room = own.some(({ length }) => length > 0) ? size : 0;
    const to = (measure === 'offering' ? new Float64Array(room) : new Int32Array(room)).fill(
      notCounted,
    );
    return mergedInto(to, own, rows);
  }
  const ofCurrency = parts.map((part) => {
    const known = part.currencies.map(currencies.of);
    return part.currency.map((own) => known[own] ?? 0);
  });
  const values = measures.map((measure) => [measure, valuesOf(measure)] as const);
  return {
    places,
    starts,
    day: mergedInto(
      new Int32Array(size),
      parts.map(({ day }) => day),
      rows,
    ),
    met: mergedInto(
      new Uint8Array(size),
      parts.map(({ met }) => met),
      rows,
    ),
    values: Object.fromEntries(values) as ReportColumns['values'],
    currencies: currencies.all,
    currency: mergedInto(new Uint8Array(size), ofCurrency, rows),
  };
}
