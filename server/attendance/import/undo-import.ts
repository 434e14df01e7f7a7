import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { undoImport as undoImportOperation } from '#domain/attendance/import/importing.ts';
import { isVerified } from '#domain/attendance/reviewing/review-rules.ts';
import type { InputOf, OutputOf } from '#domain/operation.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { selectList } from '../../entity-store.ts';
import type { Submission } from '../../services.ts';
import type { Effect } from '../../sync/effect.ts';
import { auditedReport } from '../audited-report.ts';
import { resolvesAll } from '../may-resolve.ts';
import { attendanceReportStore } from '../scopes.ts';
import { asRow, type StoredReport } from '../stored-report.ts';
import { voidedBy } from '../void-report.ts';

type Undone = OutputOf<typeof undoImportOperation>;

const reason = 'The import was undone';

/** The reports that imported versions belong to, locked: an imported version is one without an author. */
async function importedReports(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<{ report: AttendanceReport; versionId: string }[]> {
  const stored = await tx.rows<StoredReport & { versionId: string }>(
    'reports of an import',
    `select ${selectList(attendanceReportStore, 'r')}, v.id as "versionId"
     from report_version v join attendance_report r on r.tenant_id = $1 and r.id = v.report_id
     where v.tenant_id = $1 and v.id = any($2) and v.author_ids = '{}'
     order by r.id for update of r`,
    [tx.tenantId, ids],
  );
  return stored.map(({ versionId, ...report }) => ({ report: asRow(report), versionId }));
}

/** Deletes what an import made and nobody changed since. Done again, it finds the same ones deleted. */
export async function undoImport(
  tx: TenantTransaction,
  caller: Caller,
  { ids }: InputOf<typeof undoImportOperation>,
  submission: Submission,
): Promise<Effect<Undone>> {
  const output: Undone = { voided: [], kept: [] };
  const left: AttendanceReport[] = [];
  for (const { report, versionId } of await importedReports(tx, ids)) {
    if (!resolvesAll(caller, report)) continue;
    const isAsImported =
      report.standingVersionId === versionId && report.openVersions === 0 && !isVerified(report);
    output[isAsImported ? 'voided' : 'kept'].push(versionId);
    if (isAsImported && report.status !== 'void') left.push(report);
  }
  if (left.length === 0) return { output };
  return {
    output,
    replaces: {
      attendanceReport: left.map((report) => voidedBy(caller, report, submission, reason)),
    },
    audit: left.map((report) => auditedReport(report, report, report, { reason })),
  };
}
