import { oneOfEach } from '#domain/attendance/board/one-of-each.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Store } from '../../database.ts';
import { withPending, type WithPending } from '../../outbox/with-pending.ts';
import { withPacked } from '../packed-reports.ts';
import { ofReports } from '../pending-reports.ts';

/** Days (yyyy-MM-dd), both included, of one church or of all. */
export interface ReportsSpan {
  kind: ReportKind;
  from: string;
  to: string;
  churchId: string | null;
}

/** Reports of some days, packed or not, as this person's queued items would make them; one of each service or group. */
export async function reportsBetween(
  store: Store,
  { kind, from, to, churchId }: ReportsSpan,
): Promise<WithPending<AttendanceReport>[]> {
  const matches = (report: AttendanceReport) =>
    report.kind === kind &&
    report.status !== 'void' &&
    report.date >= from &&
    report.date <= to &&
    (churchId === null || report.churchId === churchId);
  const { attendanceReport } = store.cache;
  const rows = await (
    churchId === null
      ? attendanceReport.where('[kind+date]').between([kind, from], [kind, to], true, true)
      : attendanceReport
          .where('[kind+churchId+date]')
          .between([kind, churchId, from], [kind, churchId, to], true, true)
  ).toArray();
  const whole = await withPacked(store, { churchId: churchId ?? undefined, from, to }, rows);
  const found = await withPending<AttendanceReport>(store, {
    ...ofReports(store),
    rows: whole.filter(matches),
    matches,
  });
  return oneOfEach(found);
}
