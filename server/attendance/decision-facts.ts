import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { usualDays } from '#domain/attendance/rules.ts';
import { must } from '#domain/must.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { attendanceReportStore, reportVersionStore } from './scopes.ts';
import { asRow, type StoredReport } from './stored-report.ts';
import { withoutPlace, type PlacedVersion } from './placed-version.ts';

export interface DecisionFacts {
  /** Locked until the end of the transaction. */
  report: AttendanceReport;
  current: ReportVersion;
  /** Every version of the report, in the order in which they came. */
  versions: ReportVersion[];
  /** Attendance of this service in the eight weeks before. */
  recent: number[];
  /** The number of the last report of this service on this date. */
  lastOccurrence: number;
}

/** Facts that a decision is checked against; null when there is no such report. */
export async function decisionFacts(
  tx: TenantTransaction,
  id: string,
): Promise<DecisionFacts | null> {
  const [stored] = await tx.rows<StoredReport>(
    'lock report',
    `select ${selectList(attendanceReportStore)} from attendance_report
     where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  if (!stored) return null;
  const report = asRow(stored);
  // Asked after the lock: it sees what the transaction before wrote.
  const versions = (
    await tx.rows<PlacedVersion>(
      'versions to decide',
      `select ${selectList(reportVersionStore)} from report_version
       where tenant_id = $1 and report_id = $2 order by received_at, id`,
      [tx.tenantId, id],
    )
  ).map(withoutPlace);
  const { churchId, serviceId, date, kind, groupId } = report;
  const [beside] = await tx.rows<{ recent: number[]; lastOccurrence: number }>(
    'beside a report',
    `select coalesce(array_agg(attendance) filter (where date < $4 and attendance is not null
         and status <> 'void'), '{}') as recent,
       coalesce(max(occurrence) filter (where date = $4), 1) as "lastOccurrence"
     from attendance_report where tenant_id = $1 and church_id = $2 and service_id = $3
       and date >= $4::date - ${usualDays} and date <= $4 and kind = $5
       and group_id is not distinct from $6`,
    [tx.tenantId, churchId, serviceId, date, kind, groupId],
  );
  const current = versions.find((version) => version.id === report.standingVersionId);
  return {
    report,
    current: must(current, 'the current version'),
    versions,
    ...must(beside, 'the reports beside one'),
  };
}
