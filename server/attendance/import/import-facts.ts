import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { ImportedReport } from '#domain/attendance/import/importing.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { customOf } from '#domain/rows/row-values.ts';
import { churchStore, serviceStore } from '../../churches/scopes.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../../entity-store.ts';
import { fieldsEverAsked } from '../judge-custom.ts';
import { withoutPlace, type PlacedVersion } from '../placed-version.ts';
import type { ReportFacts } from '../report-facts.ts';
import { attendanceReportStore, reportVersionStore } from '../scopes.ts';
import { asRow, type StoredReport } from '../stored-report.ts';

type Reporting = NonNullable<ReportFacts['group']>;

/** Everything that many headcounts are judged by. */
export interface ImportFacts {
  of(row: ImportedReport): Pick<ReportFacts, 'church' | 'service' | 'group'>;
  /** By the service and the day of a row; locked until the end of the transaction. */
  reports: ReadonlyMap<string, AttendanceReport>;
  /** Current versions of those that are deleted, by their ids. */
  versions: ReadonlyMap<string, ReportVersion>;
  /** Custom fields that may be answered, of the kinds of rows that answer some. */
  custom: Readonly<Record<ReportKind, readonly CustomField[]>>;
}

export const kindOf = ({ groupId }: Pick<ImportedReport, 'groupId'>): ReportKind =>
  groupId === null ? 'church' : 'group';

type InChurch = { id: string; churchId: string };

async function byId<Row extends { id: string }>(
  tx: TenantTransaction,
  store: EntityStore,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rows = await tx.rows<Row>(
    `${store.name} of an import`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)`,
    [tx.tenantId, [...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function groupsOf(
  tx: TenantTransaction,
  ids: readonly (string | null)[],
): Promise<Map<string, Reporting & InChurch>> {
  const rows = await tx.rows<Reporting & InChurch>(
    'groups of an import',
    `select g.id, g.church_id as "churchId", g.status, gt.report_form as "reportForm"
     from groups g join group_type gt on gt.tenant_id = g.tenant_id and gt.id = g.group_type_id
     where g.tenant_id = $1 and g.id = any($2)`,
    [tx.tenantId, [...new Set(ids.filter((id) => id !== null))]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function reportsBeside(
  tx: TenantTransaction,
  rows: readonly ImportedReport[],
): Promise<Map<string, AttendanceReport>> {
  const stored = await tx.rows<StoredReport>(
    'reports beside an import',
    // In one order for everybody: two of these at once must not wait for each other.
    `select ${selectList(attendanceReportStore)} from attendance_report
     where tenant_id = $1 and occurrence = 1 and (church_id, service_id, date) in (
       select * from unnest($2::uuid[], $3::uuid[], $4::date[])) order by id for update`,
    [
      tx.tenantId,
      rows.map(({ churchId }) => churchId),
      rows.map(({ serviceId }) => serviceId),
      rows.map(({ date }) => date),
    ],
  );
  return new Map(stored.map((report) => [reportKey(report), asRow(report)]));
}

async function customFields(
  tx: TenantTransaction,
  rows: readonly ImportedReport[],
): Promise<ImportFacts['custom']> {
  const answering = rows.filter((row) => Object.keys(customOf(row)).length > 0);
  const kinds = new Set(answering.map(kindOf));
  const of = (kind: ReportKind) => (kinds.has(kind) ? fieldsEverAsked(tx, kind) : []);
  return { church: await of('church'), group: await of('group') };
}

/** A row of another church counts as one that is not there. */
function inChurch<Row extends { churchId: string }>(row: Row | undefined, churchId: string) {
  return row?.churchId === churchId ? row : null;
}

/** Facts about rows that the caller may write, in a few questions for all of them. */
export async function importFacts(
  tx: TenantTransaction,
  rows: readonly ImportedReport[],
): Promise<ImportFacts> {
  const churches = await byId<Church>(
    tx,
    churchStore,
    rows.map(({ churchId }) => churchId),
  );
  const services = await byId<Service>(
    tx,
    serviceStore,
    rows.map(({ serviceId }) => serviceId),
  );
  const groups = await groupsOf(
    tx,
    rows.map(({ groupId }) => groupId),
  );
  const reports = await reportsBeside(tx, rows);
  const deleted = [...reports.values()].filter(({ status }) => status === 'void');
  const versions = await byId<PlacedVersion>(
    tx,
    reportVersionStore,
    deleted.map(({ standingVersionId }) => standingVersionId),
  );
  return {
    of: ({ churchId, serviceId, groupId }) => ({
      church: churches.get(churchId) ?? null,
      service: inChurch(services.get(serviceId), churchId),
      group: inChurch(groups.get(groupId ?? ''), churchId),
    }),
    reports,
    custom: await customFields(tx, rows),
    versions: new Map([...versions].map(([id, version]) => [id, withoutPlace(version)])),
  };
}
