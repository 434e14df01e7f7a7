import type { Column } from '../../rows/column.ts';
import type { ReportKind } from '../definitions.ts';
import type { AttendanceReport } from '../entities.ts';
import { type Measure, measures } from './measures.ts';

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

/** Reports as columns, one of each field, in which each report has the same place. They may be packed. */
export type CountedLists = {
  [Field in keyof Required<CountedReport>]: Column<CountedReport[Field]>;
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
  /** Empty where no report says it. */
  values: Record<Measure, Numbers>;
  currencies: readonly string[];
  /** Of its money, by its number. */
  currency: Uint8Array;
}
