import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { type ImportedReport, importedReport } from '#domain/attendance/import/importing.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import { customErrors } from '#domain/custom-fields/field-problem.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { ManyDone } from '#domain/register/many-operations.ts';
import type { RefusedOne } from '#domain/register/refused-one.ts';
import { fieldErrors } from '#domain/validate.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import type { Submission } from '../../services.ts';
import type { Effect } from '../../sync/effect.ts';
import { foreignId } from '../../sync/foreign-id.ts';
import { auditedReport } from '../audited-report.ts';
import { type ImportFacts, importFacts, kindOf } from './import-facts.ts';
import { wrongWith } from '../judge-report.ts';
import { resolvesAll } from '../may-resolve.ts';
import { placed } from '../placed-version.ts';

function refusal(id: string, fields: FieldErrors): RefusedOne {
  return { id, message: Object.values(fields)[0] ?? 'Check this row', fields };
}

/** The rows that can be read and whose reports the caller resolves; before anything is looked up. */
function readable(caller: Caller, rows: readonly { id: string }[], refused: RefusedOne[]) {
  return rows.flatMap((row): ImportedReport[] => {
    const read = z.safeParse(importedReport, row);
    if (!read.success) {
      refused.push(refusal(row.id, fieldErrors(read.error.issues)));
      return [];
    }
    if (resolvesAll(caller, read.data)) return [read.data];
    refused.push(refusal(row.id, { churchId: 'You may not import reports of this church' }));
    return [];
  });
}

/** Ids that a report or a version has, and whether the caller resolves the reports of its place. */
async function takenIds(
  tx: TenantTransaction,
  caller: Caller,
  rows: readonly ImportedReport[],
): Promise<Map<string, boolean>> {
  const found = await tx.rows<Pick<ImportedReport, 'id' | 'churchId' | 'groupId'>>(
    'ids of an import',
    `select id, church_id as "churchId", group_id as "groupId" from attendance_report
       where tenant_id = $1 and id = any($2)
     union select id, church_id, group_id from report_version where tenant_id = $1 and id = any($2)`,
    [tx.tenantId, rows.map(({ id }) => id)],
  );
  return new Map(found.map((row) => [row.id, resolvesAll(caller, row)]));
}

interface Imported {
  report: AttendanceReport;
  version: ReportVersion;
  /** The current version of the deleted report in whose place it stands. */
  former: ReportVersion | null;
}

/** Without an author: nobody counted it here, and the devices of who imports keep no years of it as their own. */
function importedFrom(
  row: ImportedReport,
  facts: ImportFacts,
  { now, capturedAt, clockSkewSeconds }: Submission,
): Imported {
  const values = valuesOf(row);
  const before = facts.reports.get(reportKey(row)) ?? null;
  const receivedAt = now.toISOString();
  const version: ReportVersion = {
    ...values,
    id: row.id,
    reportId: before?.id ?? row.id,
    basedOn: null,
    authorIds: [],
    authorNames: [],
    state: 'standing',
    capturedAt,
    clockSkewSeconds,
    receivedAt,
  };
  const { date, churchId, groupId, serviceId } = row;
  const report: AttendanceReport = {
    ...values,
    id: version.reportId,
    kind: kindOf(row),
    date,
    churchId,
    groupId,
    serviceId,
    serviceName: facts.of(row).service?.name ?? '',
    occurrence: 1,
    standingVersionId: version.id,
    authorIds: before?.authorIds ?? [],
    authorNames: before?.authorNames ?? [],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: before?.receiptNumber ?? receiptNumber(randomInt(receiptNumbers)),
    receivedAt,
    clockSkewSeconds,
    firstReceivedAt: receivedAt,
    review: null,
  };
  const former = before ? (facts.versions.get(before.standingVersionId) ?? null) : null;
  return { report, version, former };
}

/** Field -> what is wrong with a row; null where it can be written. `taken`: services and days of the rows before it. */
function wrongRow(
  row: ImportedReport,
  facts: ImportFacts,
  taken: ReadonlySet<string>,
  now: Date,
): FieldErrors | null {
  const wrong = wrongWith(reportDefinitions[kindOf(row)], row, facts.of(row), {
    now,
    backdateDays: Infinity,
  });
  if (wrong) return wrong;
  const wrongCustom = customErrors(facts.custom[kindOf(row)], row, null);
  if (Object.keys(wrongCustom).length > 0) return wrongCustom;
  const key = reportKey(row);
  if (taken.has(key)) return { date: 'Another row is about this service on the same day' };
  const there = facts.reports.get(key);
  if (!there || there.status === 'void') return null;
  return { date: `There is a report for this service on ${dateWithYear(row.date)} already` };
}

/** Judges each row by itself, those before it counted, and writes the good ones. Never a competing version. */
export async function importReports(
  tx: TenantTransaction,
  caller: Caller,
  { rows }: { rows: readonly { id: string }[] },
  submission: Submission,
): Promise<Effect<ManyDone>> {
  const output: ManyDone = { present: [], refused: [] };
  const read = readable(caller, rows, output.refused);
  const ids = await takenIds(tx, caller, read);
  const facts = await importFacts(tx, read);
  const taken = new Set<string>();
  const written: Imported[] = [];
  for (const row of read) {
    const isOwn = ids.get(row.id);
    const wrong = isOwn === undefined ? wrongRow(row, facts, taken, submission.now) : null;
    if (isOwn) output.present.push(row.id);
    else if (isOwn === false) output.refused.push({ id: row.id, message: foreignId().message });
    else if (wrong) output.refused.push(refusal(row.id, wrong));
    else {
      ids.set(row.id, true);
      taken.add(reportKey(row));
      written.push(importedFrom(row, facts, submission));
    }
  }
  if (written.length === 0) return { output };
  const isNew = ({ former }: Imported) => former === null;
  const again = written.filter((one) => !isNew(one));
  return {
    output,
    inserts: {
      attendanceReport: written.filter(isNew).map(({ report }) => report),
      reportVersion: written.map(({ report, version }) => placed(report, version)),
    },
    replaces: {
      attendanceReport: again.map(({ report }) => report),
      reportVersion: again.flatMap(({ report, former }) =>
        former ? [placed(report, { ...former, state: 'superseded' })] : [],
      ),
    },
    audit: written.map(({ report }) => auditedReport(report, nothingCounted, report)),
  };
}
