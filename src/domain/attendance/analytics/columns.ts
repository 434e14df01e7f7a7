import { dayNumber } from '../../values/dates/day-number.ts';
import type { ReportKind } from '../definitions.ts';
import type { AttendanceReport } from '../entities.ts';
import { type Measure, measures } from './measures.ts';
import { inOrderOf } from './row-order.ts';

const ownFields = [
  'kind',
  'churchId',
  'groupId',
  'serviceId',
  'serviceName',
  'date',
  'status',
  'didNotMeet',
] as const;

/** Fields of a report that analytics read. */
export const countedFields = [...ownFields, ...measures] as const;

/** Money only where somebody may read it. */
export type CountedReport = Pick<
  AttendanceReport,
  (typeof ownFields)[number] | Exclude<Measure, 'offering'>
> &
  Partial<Pick<AttendanceReport, 'offering'>>;

/** Reports as lists, one of each field, in which each report has the same place. */
export type CountedLists = {
  [Field in keyof Required<CountedReport>]: readonly CountedReport[Field][];
};

/** A service or a group, of which reports are. */
export interface CountedPlace {
  kind: ReportKind;
  churchId: string;
  groupId: string | null;
  /** Of a group the meeting that a report names; empty where no report was read for that. */
  serviceId: string;
  /** As its latest report calls it. */
  serviceName: string;
  /** Of its first report, also where that is in no column: days since 1970. */
  firstDay: number;
}

/** In the columns: not counted, or of a meeting that did not take place. */
export const notCounted = -1;

/** Cents may be more than 32 bits hold. */
export type Numbers = Int32Array | Float64Array;

/** Reports as columns, by their places and days: years of them in little room, looked through in milliseconds. */
export interface ReportColumns {
  places: readonly CountedPlace[];
  /** The first row of each place, and behind the last one the number of all rows. */
  starts: Int32Array;
  /** Days since 1970. */
  day: Int32Array;
  /** 1: the meeting took place. */
  met: Uint8Array;
  values: Record<Measure, Numbers>;
  currencies: readonly string[];
  /** Of its money, by its number. */
  currency: Uint8Array;
}

type Values = ReportColumns['values'];
type Arrays = Pick<ReportColumns, 'day' | 'met' | 'values' | 'currency'> & { place: Int32Array };

const eachMeasure = (valuesOf: (measure: Measure) => Numbers) =>
  Object.fromEntries(measures.map((measure) => [measure, valuesOf(measure)] as const)) as Values;

const numbersOf = (measure: Measure, room: number): Numbers =>
  measure === 'offering' ? new Float64Array(room) : new Int32Array(room);

function arraysOf(room: number): Arrays {
  return {
    place: new Int32Array(room),
    day: new Int32Array(room),
    met: new Uint8Array(room),
    values: eachMeasure((measure) => numbersOf(measure, room)),
    currency: new Uint8Array(room),
  };
}

function copied(from: Arrays, room: number): Arrays {
  const to = arraysOf(room);
  to.place.set(from.place);
  to.day.set(from.day);
  to.met.set(from.met);
  to.currency.set(from.currency);
  for (const measure of measures) to.values[measure].set(from.values[measure]);
  return to;
}

/** Values of one column in another order. */
function takenInto<Column extends Int32Array | Uint8Array | Float64Array>(
  to: Column,
  from: Column,
  order: Int32Array,
): Column {
  for (let at = 0; at < order.length; at++) to[at] = from[order[at] ?? 0] ?? 0;
  return to;
}

/** Number of each different text, in the order in which they came. */
function numbered<Key>() {
  const known = new Map<Key, number>();
  return {
    of(key: Key): number {
      const number = known.get(key);
      if (number !== undefined) return number;
      known.set(key, known.size);
      return known.size - 1;
    },
    all: () => [...known.keys()],
  };
}

/** Places of reports, by their numbers. */
function placeNumbers() {
  const numbers = numbered<string>();
  const places: CountedPlace[] = [];
  const latestDay: number[] = [];
  return {
    places,
    know(place: CountedPlace): void {
      const at = numbers.of(place.groupId ?? place.serviceId);
      places[at] = place;
      latestDay[at] = Number.POSITIVE_INFINITY;
    },
    of(lists: CountedLists, row: number, day: number): number {
      const groupId = lists.groupId[row] ?? null;
      const serviceId = lists.serviceId[row] ?? '';
      const serviceName = lists.serviceName[row] ?? '';
      const at = numbers.of(groupId ?? serviceId);
      const known = places[at];
      if (!known) {
        const [kind, churchId] = [lists.kind[row] ?? 'church', lists.churchId[row] ?? ''];
        places[at] = { kind, churchId, groupId, serviceId, serviceName, firstDay: day };
        latestDay[at] = day;
        return at;
      }
      const latest = latestDay[at] ?? day;
      if (day > latest || (day === latest && serviceName > known.serviceName)) {
        known.serviceName = serviceName;
        latestDay[at] = day;
      }
      if (day < known.firstDay) known.firstDay = day;
      return at;
    },
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
  function addMoney(lists: CountedLists, row: number, at: number): void {
    const offering = lists.offering[row];
    arrays.values.offering[at] = (lists.didNotMeet[row] ? null : offering?.minor) ?? notCounted;
    if (offering) arrays.currency[at] = currencies.of(offering.currency);
  }
  return {
    /** A place of which there are reports, whether they are added or not. */
    know: places.know,
    /** Goes through one list after the other: there may be half a million reports. */
    add(lists: CountedLists): void {
      const { date, status, didNotMeet } = lists;
      while (size + date.length > arrays.day.length) arrays = copied(arrays, 2 * arrays.day.length);
      const rows: number[] = [];
      for (let row = 0; row < date.length; row++) if (status[row] !== 'void') rows.push(row);
      let at = size;
      for (const row of rows) {
        const day = dayOf(date[row] ?? '');
        arrays.day[at] = day;
        arrays.place[at] = places.of(lists, row, day);
        arrays.met[at] = didNotMeet[row] ? 0 : 1;
        addMoney(lists, row, at);
        at += 1;
      }
      for (const measure of measures) {
        if (measure === 'offering') continue;
        const [from, to] = [lists[measure], arrays.values[measure]];
        at = size;
        for (const row of rows) {
          to[at] = (didNotMeet[row] ? null : from[row]) ?? notCounted;
          at += 1;
        }
      }
      size += rows.length;
    },
    done(): ReportColumns {
      const { order, starts } = inOrderOf(
        arrays.place.subarray(0, size),
        arrays.day.subarray(0, size),
        places.places.length,
      );
      const { day, met, values, currency } = arrays;
      return {
        places: places.places,
        starts,
        day: takenInto(new Int32Array(size), day, order),
        met: takenInto(new Uint8Array(size), met, order),
        values: eachMeasure((measure) =>
          takenInto(numbersOf(measure, size), values[measure], order),
        ),
        currencies: currencies.all(),
        currency: takenInto(new Uint8Array(size), currency, order),
      };
    },
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
