import { summedFields } from '#domain/attendance/board/report-sums.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { unpackFields } from '#domain/attendance/board/unpack-fields.ts';
import { united, unpack } from '#domain/attendance/unpack.ts';
import type { Store } from '../../database.ts';
import { pendingChanges } from '../../outbox/with-pending.ts';
import { blocksOf } from '../packed-reports.ts';
import { partedBlocks } from '../packed/parted-blocks.ts';
import { ofReports, standingReports, touchedBy } from '../pending-reports.ts';

/** Days (yyyy-MM-dd), both included, of one church or of all. */
export interface ReportsSpan {
  kind: ReportKind;
  from: string;
  to: string;
  churchId: string | null;
}

const fields = [...summedFields, 'groupId', 'date', 'didNotMeet'] as const;
type SummedHere = Pick<AttendanceReport, (typeof fields)[number]>;

/**
 * Reports of some days, packed or not, as this person's queued items would make them: the fields that are added up, one
 * report of each service or group. Blocks over which nothing else has the last word are not made into reports.
 */
export async function reportsBetween(
  store: Store,
  { kind, from, to, churchId }: ReportsSpan,
): Promise<SummedHere[]> {
  const isAsked = (report: Pick<AttendanceReport, 'kind' | 'date' | 'status'>) =>
    report.kind === kind && report.status !== 'void' && report.date >= from && report.date <= to;
  const changes = await pendingChanges(store, ofReports(store));
  const { attendanceReport } = store.cache;
  const rows = await (
    churchId === null
      ? attendanceReport.where('[kind+date]').between([kind, from], [kind, to], true, true)
      : attendanceReport
          .where('[kind+churchId+date]')
          .between([kind, churchId, from], [kind, churchId, to], true, true)
  ).toArray();
  const blocks = await blocksOf(store, { churchId: churchId ?? undefined, from, to });
  const touched = [...rows, ...changes.flatMap(touchedBy)];
  const { settled, beside } = partedBlocks(blocks, touched);
  const looked = standingReports(changes, united(beside.flatMap(unpack), rows)).filter(
    (report) => isAsked(report) && (churchId === null || report.churchId === churchId),
  );
  return [...settled.flatMap((block) => unpackFields(block, fields, isAsked)), ...looked];
}
