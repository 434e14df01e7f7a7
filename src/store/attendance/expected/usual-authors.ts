import type { ReportKind } from '#domain/attendance/definitions.ts';
import { daysToRead } from '#domain/attendance/expected/expected-facts.ts';
import type { ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { type AskedReport, unpackAsked } from '#domain/attendance/expected/unpack-asked.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import type { PendingChange } from '../../outbox/with-pending.ts';
import {
  blocksOfPlaces,
  isWithin,
  placeOf,
  type Places,
  rowsOfPlaces,
  shownReports,
  type ShownReport,
} from './shown-reports.ts';

type Expected = ExpectedReport<ShownReport>;

/** A list, and the reports of the days around it. */
interface Nearby {
  expected: readonly Expected[];
  /** Of `daysToRead`, at least those of the places of which a report is not there. */
  reports: readonly ShownReport[];
  changes: readonly PendingChange[];
}

/** Days before a list in which the last report of a service or group is looked for. */
const lastWithin = 56;

/** The last of some reports before a day. */
function lastBefore(reports: readonly ShownReport[], day: string): ShownReport | null {
  let last: ShownReport | null = null;
  for (const report of reports) {
    if (report.date < day && (!last || report.date > last.date)) last = report;
  }
  return last;
}

/** The last weeks of some places before the days around a list. */
async function reportsOfWeeks(
  store: Store,
  { kind, from }: { kind: ReportKind; from: string },
  places: Places,
  changes: readonly PendingChange[],
): Promise<ShownReport[]> {
  if (places.size === 0) return [];
  const days = {
    from: addDays(from, -lastWithin),
    to: addDays(daysToRead({ from, to: from }).from, -1),
  };
  const [rows, blocks] = await Promise.all([
    rowsOfPlaces(store, kind, [days], places),
    blocksOfPlaces(store, days, places),
  ]);
  const isAsked = (report: AskedReport) =>
    isWithin(days, report.date) && places.has(placeOf(report));
  const packed = blocks.flatMap((block) => unpackAsked(block, isAsked));
  return shownReports({ packed, rows, changes }, kind, isAsked);
}

/**
 * The first name of the last report before each that is not there: of the one who usually sends it. Nearly all have one among
 * those that were read for the list; weeks are looked through for the others alone.
 */
export async function usualAuthors(
  store: Store,
  { kind, from }: { kind: ReportKind; from: string },
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
  const before = await reportsOfWeeks(store, { kind, from }, unknown, changes);
  const beforeOf = Map.groupBy(before, placeOf);
  return (one) => {
    if (one.report) return null;
    const found = last.get(one) ?? lastBefore(beforeOf.get(placeOf(one)) ?? [], from);
    return found?.authorNames[0] ?? null;
  };
}
