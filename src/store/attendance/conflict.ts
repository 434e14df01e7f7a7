import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { isPending } from '../outbox/item.ts';
import { type ReportFields, reportFields } from './report-fields.ts';
import { capturedDecision } from './my-reports/captured.ts';

/** Two reports for one service, side by side. */
export interface Conflict {
  report: AttendanceReport;
  current: ReportVersion;
  /** The one that waits longest for a decision. */
  open: ReportVersion;
  churchName: string | null;
  serviceName: string;
  own: ReportFields;
  /** The person who looks. */
  me: string;
}

/** The two versions to decide between; null when none are left, or this person has decided. */
export async function conflictOf(store: Store, reportId: string): Promise<Conflict | null> {
  const { cache, profile } = store;
  const report = await cache.attendanceReport.get(reportId);
  if (!report || report.openVersions === 0) return null;
  const decided = await decidedVersions(store, report);
  const versions = await cache.reportVersion.where({ reportId }).sortBy('receivedAt');
  const current = versions.find(({ id }) => id === report.standingVersionId);
  const open = versions.find(({ id, state }) => state === 'open' && !decided.has(id));
  if (!current || !open) return null;
  const church = await cache.church.get(report.churchId);
  return {
    report,
    current,
    open,
    churchName: church?.name ?? null,
    serviceName: report.serviceName,
    own: await reportFields(store, report.kind),
    me: profile.id,
  };
}

/** Versions that decisions of this person settle, once they have arrived. */
async function decidedVersions(
  { vault, profile }: Store,
  report: AttendanceReport,
): Promise<Set<string>> {
  const of = { accountId: profile.id, record: reportKey(report) };
  const pending = await vault.items.where(of).filter(isPending).toArray();
  return new Set(
    pending.flatMap((item) => {
      const captured = capturedDecision(item);
      return captured?.kind === 'decide' ? captured.input.versionId : [];
    }),
  );
}
