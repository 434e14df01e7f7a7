import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { AskedReport } from '#domain/attendance/expected/unpack-asked.ts';
import { united } from '#domain/attendance/unpack.ts';
import type { Store } from '../../database.ts';
import type { PendingChange, WithPending } from '../../outbox/with-pending.ts';
import { blocksOf } from '../packed-reports.ts';
import { standingReports } from '../pending-reports.ts';

export type ShownReport = WithPending<AttendanceReport>;

/** Days (yyyy-MM-dd), both included. */
export interface Days {
  from: string;
  to: string;
}

/** Services or groups by their ids, with their churches. */
export type Places = ReadonlyMap<string, string>;

/** Reports that cost as much to read as one question about one place. */
const rowsForAQuestion = 8;
/** Of more churches than these, blocks are not asked for one church after another. */
const fewChurches = 20;

/** The service or group of a report. */
export const placeOf = ({
  groupId,
  serviceId,
}: {
  groupId: string | null;
  serviceId: string | null;
}): string => groupId ?? serviceId ?? '';

export const isWithin = ({ from, to }: Days, date: string): boolean => date >= from && date <= to;

function ofDays({ cache }: Store, kind: ReportKind, { from, to }: Days) {
  return cache.attendanceReport.where('[kind+date]').between([kind, from], [kind, to], true, true);
}

/** Reports that the cache has as rows. */
export function rowsOfDays(
  store: Store,
  kind: ReportKind,
  days: Days,
): Promise<AttendanceReport[]> {
  return ofDays(store, kind, days).toArray();
}

/**
 * Reports of some places that the cache has as rows, in parts of time in their order. There may be others among them: of many
 * places, or where little was reported, it is quicker to read whole days.
 */
export async function rowsOfPlaces(
  store: Store,
  kind: ReportKind,
  parts: readonly [Days, ...Days[]],
  places: Places,
): Promise<AttendanceReport[]> {
  const most = rowsForAQuestion * places.size;
  // Counted no further than it matters: there may be tens of thousands.
  const ids = await Promise.all(
    parts.map((days) =>
      ofDays(store, kind, days)
        .limit(most + 1)
        .primaryKeys(),
    ),
  );
  if (ids.flat().length <= most) {
    const rows = await Promise.all(parts.map((days) => rowsOfDays(store, kind, days)));
    return rows.flat();
  }
  const { attendanceReport } = store.cache;
  const index = kind === 'group' ? '[groupId+date]' : '[serviceId+date]';
  const { from } = parts[0];
  const { to } = parts.at(-1) ?? parts[0];
  const rows = await store.cache.transaction('r', attendanceReport, () =>
    Promise.all(
      [...places.keys()].map((id) =>
        attendanceReport.where(index).between([id, from], [id, to], true, true).toArray(),
      ),
    ),
  );
  return rows.flat();
}

/** Blocks in which reports of some places may be. */
export async function blocksOfPlaces(
  store: Store,
  days: Days,
  places: Places,
): Promise<AttendanceBlock[]> {
  const churchIds = [...new Set(places.values())];
  if (churchIds.length > fewChurches) return blocksOf(store, days);
  const blocks = await Promise.all(
    churchIds.map((churchId) => blocksOf(store, { churchId, ...days })),
  );
  return blocks.flat();
}

/** Reports as a device has them: those that came packed, rows, and what this person's queued items would change. */
export interface HeldReports {
  packed: readonly AttendanceReport[];
  rows: readonly AttendanceReport[];
  changes: readonly PendingChange[];
}

/** Those of one kind that are asked for, as this person's queued items would make them: one of each service or group and day. */
export function shownReports(
  { packed, rows, changes }: HeldReports,
  kind: ReportKind,
  isAsked: (report: AskedReport) => boolean,
): ShownReport[] {
  const older = packed.filter(isAsked);
  const all = older.length === 0 ? rows : united(older, rows);
  return standingReports(changes, all).filter(
    (report) => report.kind === kind && report.status !== 'void' && isAsked(report),
  );
}
