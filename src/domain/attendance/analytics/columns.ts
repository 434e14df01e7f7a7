import { dayNumber } from '../../values/dates/day-number.ts';
import type { ReportKind } from '../definitions.ts';
import type { AttendanceReport } from '../entities.ts';
import { type Measure, measures } from './measures.ts';

/** Fields of a report that analytics read. */
export type CountedReport = Pick<
  AttendanceReport,
  | Exclude<Measure, 'offering'>
  | 'kind'
  | 'churchId'
  | 'groupId'
  | 'serviceId'
  | 'serviceName'
  | 'date'
  | 'status'
  | 'didNotMeet'
> &
  // Money only where somebody may read it.
  Partial<Pick<AttendanceReport, 'offering'>>;

/** A service or a group, of which reports are. */
export interface CountedPlace {
  kind: ReportKind;
  churchId: string;
  groupId: string | null;
  serviceId: string;
  /** As its latest report calls it. */
  serviceName: string;
}

/** In the columns: not counted, or of a meeting that did not take place. */
export const notCounted = -1;

/** Reports as columns: years of them in little room, looked through in milliseconds. */
export interface ReportColumns {
  size: number;
  places: readonly CountedPlace[];
  /** Of each report the place, by its number. */
  place: Int32Array;
  /** Days since 1970. */
  day: Int32Array;
  /** 1: the meeting took place. */
  met: Uint8Array;
  values: Record<Measure, Float64Array>;
  currencies: readonly string[];
  /** Of its money, by its number. */
  currency: Uint8Array;
}

type Arrays = Pick<ReportColumns, 'place' | 'day' | 'met' | 'values' | 'currency'>;

function arraysOf(room: number): Arrays {
  const values = measures.map((measure) => [measure, new Float64Array(room)] as const);
  return {
    place: new Int32Array(room),
    day: new Int32Array(room),
    met: new Uint8Array(room),
    values: Object.fromEntries(values) as ReportColumns['values'],
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

/** Number of each different text, in the order in which they came. */
function numbered<Key>() {
  const known = new Map<Key, number>();
  return {
    of(key: Key): number {
      const number = known.get(key) ?? known.size;
      known.set(key, number);
      return number;
    },
    all: () => [...known.keys()],
  };
}

/** Takes reports, and answers their columns. Deleted ones are left out. */
export function columnBuilder(room = 1024) {
  let arrays = arraysOf(room);
  let size = 0;
  const places: CountedPlace[] = [];
  const latestDay: number[] = [];
  const numbers = numbered<string>();
  const currencies = numbered<string>();
  const days = new Map<string, number>();

  function dayOf(date: string): number {
    const day = days.get(date) ?? dayNumber(date);
    days.set(date, day);
    return day;
  }
  function placeOf(report: CountedReport, day: number): number {
    const { kind, churchId, groupId, serviceId, serviceName } = report;
    const at = numbers.of(kind === 'group' ? (groupId ?? '') : serviceId);
    const known = places[at];
    const latest = latestDay[at] ?? day;
    if (!known) places.push({ kind, churchId, groupId, serviceId, serviceName });
    else if (day > latest || (day === latest && serviceName > known.serviceName)) {
      known.serviceName = serviceName;
    }
    latestDay[at] = Math.max(day, latest);
    return at;
  }
  return {
    add(report: CountedReport): void {
      if (report.status === 'void') return;
      if (size === arrays.day.length) arrays = copied(arrays, size * 2);
      const day = dayOf(report.date);
      const { place, met, values, currency } = arrays;
      arrays.day[size] = day;
      place[size] = placeOf(report, day);
      met[size] = report.didNotMeet ? 0 : 1;
      for (const measure of measures) {
        const value = measure === 'offering' ? report.offering?.minor : report[measure];
        values[measure][size] = (report.didNotMeet ? null : value) ?? notCounted;
      }
      if (report.offering) currency[size] = currencies.of(report.offering.currency);
      size += 1;
    },
    done: (): ReportColumns => ({ ...arrays, size, places, currencies: currencies.all() }),
  };
}

export function columnsOf(reports: readonly CountedReport[]): ReportColumns {
  const builder = columnBuilder(Math.max(reports.length, 1));
  for (const report of reports) builder.add(report);
  return builder.done();
}
