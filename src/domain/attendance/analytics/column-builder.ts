import { lengthOfColumn, mapColumn } from '../../rows/map-column.ts';
import { dayNumber } from '../../values/dates/day-number.ts';
import {
  type CountedLists,
  type CountedReport,
  countedFields,
  notCounted,
  type Numbers,
  type ReportColumns,
} from './columns.ts';
import { type Measure, measures } from './measures.ts';
import { numbered } from './numbered.ts';
import { noPlace, placeNumbers } from './place-numbers.ts';
import { inOrderOf } from './row-order.ts';

type Values = ReportColumns['values'];
type Arrays = Pick<ReportColumns, 'day' | 'met' | 'values' | 'currency'> & { place: Int32Array };
type Column = Int32Array | Uint8Array | Float64Array;

/** Numbers of reports, each report at the same place of all of them. */
export interface RowArrays extends Pick<Arrays, 'day' | 'met' | 'currency'> {
  /** -1 for each report so far. */
  valuesOf(measure: Measure): Numbers;
}

/** Reports of one place. */
export interface PlaceRows {
  length: number;
  /** Writes their numbers, those of the first report at `begin`. Nothing is said there so far. */
  write(to: RowArrays, begin: number, numberOf: (code: string) => number): void;
}

const eachMeasure = (valuesOf: (measure: Measure) => Numbers) =>
  Object.fromEntries(measures.map((measure) => [measure, valuesOf(measure)] as const)) as Values;

/** Cents may be more than 32 bits hold. */
const numbersOf = (measure: Measure, room: number): Numbers =>
  (measure === 'offering' ? new Float64Array(room) : new Int32Array(room)).fill(notCounted);

/** Of `said` the values have room: those of the others would be megabytes that say nothing. */
function arraysOf(room: number, said: readonly Measure[] = []): Arrays {
  return {
    place: new Int32Array(room),
    day: new Int32Array(room),
    met: new Uint8Array(room),
    values: eachMeasure((measure) => numbersOf(measure, said.includes(measure) ? room : 0)),
    currency: new Uint8Array(room),
  };
}

const saidIn = ({ values }: Arrays) => measures.filter((measure) => values[measure].length > 0);

const columnsIn = (arrays: Arrays): Column[] => [
  arrays.place,
  arrays.day,
  arrays.met,
  arrays.currency,
  ...saidIn(arrays).map((measure) => arrays.values[measure]),
];

function copied(from: Arrays, room: number): Arrays {
  const to = arraysOf(room, saidIn(from));
  const columns = columnsIn(to);
  for (const [at, column] of columnsIn(from).entries()) columns[at]?.set(column);
  return to;
}

/** Values of one column in another order. */
function takenInto<Of extends Column>(to: Of, from: Of, order: Int32Array): Of {
  for (let at = 0; at < order.length; at++) to[at] = from[order[at] ?? 0] ?? 0;
  return to;
}

/** Of a meeting that did not take place nothing is counted, whatever its report says. */
function forgetNotMet(arrays: Arrays, begin: number, end: number): void {
  const { met, values } = arrays;
  const said = saidIn(arrays);
  const last = begin + met.subarray(begin, end).lastIndexOf(0);
  for (let row = begin; row <= last; row++) {
    if (met[row] === 0) for (const measure of said) values[measure][row] = notCounted;
  }
}

/** Moves rows together over deleted ones. Answers where they end. */
function withoutDeleted(arrays: Arrays, begin: number, end: number): number {
  const first = arrays.place.subarray(begin, end).indexOf(noPlace);
  if (first < 0) return end;
  const columns = columnsIn(arrays);
  let to = begin + first;
  for (let row = to; row < end; row++) {
    if (arrays.place[row] === noPlace) continue;
    for (const column of columns) column[to] = column[row] ?? 0;
    to += 1;
  }
  return to;
}

/** Whether they came place by place, each in the order of its days. */
function cameInOrder(place: Int32Array, day: Int32Array): boolean {
  for (let row = 1; row < place.length; row++) {
    const [at, before] = [place[row] ?? 0, place[row - 1] ?? 0];
    if (at < before || (at === before && (day[row] ?? 0) < (day[row - 1] ?? 0))) return false;
  }
  return true;
}

/** Where each place begins among rows that came place by place; behind the last one how many there are. */
function startsOf(place: Int32Array, places: number): Int32Array {
  const starts = new Int32Array(places + 1);
  for (let row = 0, at = 0; at <= places; at++) {
    while (row < place.length && (place[row] ?? 0) < at) row += 1;
    starts[at] = row;
  }
  return starts;
}

/** Rows as columns by places and days. They are copied only where they came in another order. */
function columnsOfRows(
  { place, day, met, values, currency }: Arrays,
  size: number,
  shared: Pick<ReportColumns, 'places' | 'currencies'>,
): ReportColumns {
  const [at, of] = [place.subarray(0, size), day.subarray(0, size)];
  const count = shared.places.length;
  if (cameInOrder(at, of)) {
    return {
      ...shared,
      starts: startsOf(at, count),
      day: of,
      met: met.subarray(0, size),
      values: eachMeasure((measure) => values[measure].subarray(0, size)),
      currency: currency.subarray(0, size),
    };
  }
  const { order, starts } = inOrderOf(at, of, count);
  const inOrder = (measure: Measure) => takenInto(numbersOf(measure, size), values[measure], order);
  return {
    ...shared,
    starts,
    day: takenInto(new Int32Array(size), day, order),
    met: takenInto(new Uint8Array(size), met, order),
    values: eachMeasure((one) => (values[one].length === 0 ? values[one] : inOrder(one))),
    currency: takenInto(new Uint8Array(size), currency, order),
  };
}

/** Takes reports, and answers their columns. Deleted ones are left out. */
export function columnBuilder(room = 1024) {
  let arrays = arraysOf(room);
  let size = 0;
  const places = placeNumbers();
  const currencies = numbered<string>();
  const days = new Map<string, number>();

  function dayOf(date: string): number {
    const known = days.get(date);
    if (known !== undefined) return known;
    const day = dayNumber(date);
    days.set(date, day);
    return day;
  }
  function makeRoom(count: number): number {
    const wanted = size + count;
    if (wanted > arrays.day.length) {
      arrays = copied(arrays, Math.max(wanted, 2 * arrays.day.length));
    }
    return wanted;
  }
  function valuesOf(measure: Measure): Numbers {
    const { values, day } = arrays;
    if (values[measure].length === 0) values[measure] = numbersOf(measure, day.length);
    return values[measure];
  }
  return {
    /** A place of which there are reports, whether they are added or not. Answers its number. */
    know: places.know,
    /** Goes through one column after the other: there may be half a million reports. */
    add(lists: CountedLists): void {
      const [begin, end] = [size, makeRoom(lengthOfColumn(lists.date))];
      const { day, met, currency, place } = arrays;
      mapColumn(lists.date, dayOf, day, begin);
      mapColumn(lists.didNotMeet, (didNot) => (didNot ? 0 : 1), met, begin);
      for (const measure of measures) {
        if (measure === 'offering') continue;
        mapColumn(lists[measure], (count) => count ?? notCounted, valuesOf(measure), begin);
      }
      mapColumn(lists.offering, (money) => money?.minor ?? notCounted, valuesOf('offering'), begin);
      mapColumn(
        lists.offering,
        (money) => (money ? currencies.of(money.currency) : 0),
        currency,
        begin,
      );
      forgetNotMet(arrays, begin, end);
      places.write(place.subarray(begin, end), lists, day.subarray(begin, end));
      size = withoutDeleted(arrays, begin, end);
    },
    /** Reports of a place, by its number. */
    addOf(at: number, rows: PlaceRows): void {
      const [begin, end] = [size, makeRoom(rows.length)];
      arrays.place.fill(at, begin, end);
      const { day, met, currency } = arrays;
      rows.write({ day, met, currency, valuesOf }, begin, currencies.of);
      forgetNotMet(arrays, begin, end);
      size = end;
    },
    done: () => columnsOfRows(arrays, size, { places: places.places, currencies: currencies.all }),
  };
}

/** Reports as lists of their fields. */
export function listsOf(reports: readonly CountedReport[]): CountedLists {
  const lists = countedFields.map(
    (field) => [field, reports.map((report) => report[field])] as const,
  );
  return Object.fromEntries<readonly unknown[]>(lists) as CountedLists;
}

export function columnsOf(reports: readonly CountedReport[]): ReportColumns {
  const builder = columnBuilder(Math.max(reports.length, 1));
  builder.add(listsOf(reports));
  return builder.done();
}
