import { daysToRead } from '#domain/attendance/expected/expected-facts.ts';
import type { ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { united } from '#domain/attendance/unpack.ts';
import { type AskedReport, unpackAsked } from '#domain/attendance/expected/unpack-asked.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { applyChanges, type PendingChange, type WithPending } from '../../outbox/with-pending.ts';
import { blocksOf } from '../packed-reports.ts';

type Shown = WithPending<AttendanceReport>;
type Expected = ExpectedReport<Shown>;

/** Days (yyyy-MM-dd), both included, of reports of one kind. */
export interface DaysOfKind {
  kind: ReportKind;
  from: string;
  to: string;
}

/** What is known of the days around a list. */
interface Nearby {
  expected: readonly Expected[];
  reports: readonly Shown[];
  changes: readonly PendingChange[];
}

/** Days before a list in which the last report of a service or group is looked for. */
const lastWithin = 56;

const placeOf = ({ groupId, serviceId }: Pick<Expected, 'groupId' | 'serviceId'>) =>
  groupId ?? serviceId ?? '';

/** The last of some reports before a day. */
function lastBefore(reports: readonly Shown[], day: string): Shown | null {
  let last: Shown | null = null;
  for (const report of reports) {
    if (report.date < day && (!last || report.date > last.date)) last = report;
  }
  return last;
}

/** Reports of some places alone (their ids, with their churches), each looked for by itself. */
async function reportsOfPlaces(
  store: Store,
  { kind, from, to }: DaysOfKind,
  churchOf: ReadonlyMap<string, string>,
  changes: readonly PendingChange[],
): Promise<Shown[]> {
  const { attendanceReport } = store.cache;
  const isAsked = (report: AskedReport) =>
    report.kind === kind &&
    report.date >= from &&
    report.date <= to &&
    churchOf.has(placeOf(report));
  const index = kind === 'group' ? '[groupId+date]' : '[serviceId+date]';
  const rows = await Promise.all(
    [...churchOf.keys()].map((id) =>
      attendanceReport.where(index).between([id, from], [id, to], true, true).toArray(),
    ),
  );
  const blocks = await Promise.all(
    [...new Set(churchOf.values())].map((churchId) => blocksOf(store, { churchId, from, to })),
  );
  const packed = blocks.flat().flatMap((block) => unpackAsked(block, isAsked));
  return applyChanges<AttendanceReport>(changes, united(packed, rows.flat())).filter(
    (report) => report.status !== 'void' && isAsked(report),
  );
}

/**
 * Who usually sends the reports that are not there: the first name of the last report before each. Nearly all have one among
 * those that were read for the list; weeks are looked through for the others alone.
 */
export async function usualAuthors(
  store: Store,
  { kind, from }: Pick<DaysOfKind, 'kind' | 'from'>,
  { expected, reports, changes }: Nearby,
): Promise<(one: Expected) => string | null> {
  const ofPlace = Map.groupBy(reports, placeOf);
  const absent = expected.filter(({ report }) => report === null);
  const last = new Map(
    absent.map((one) => [one, lastBefore(ofPlace.get(placeOf(one)) ?? [], one.date)]),
  );
  const unknown = new Map(
    absent.flatMap((one) => (last.get(one) ? [] : [[placeOf(one), one.churchId] as const])),
  );
  const days = {
    kind,
    from: addDays(from, -lastWithin),
    to: addDays(daysToRead({ from, to: from }).from, -1),
  };
  const before = await reportsOfPlaces(store, days, unknown, changes);
  const beforeOf = Map.groupBy(before, placeOf);
  return (one) => {
    if (one.report) return null;
    const found = last.get(one) ?? lastBefore(beforeOf.get(placeOf(one)) ?? [], from);
    return found?.authorNames[0] ?? null;
  };
}
