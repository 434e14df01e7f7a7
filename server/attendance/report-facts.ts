import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { usualDays } from '#domain/attendance/rules.ts';
import type { Church, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import { must } from '#domain/must.ts';
import { churchStore, reportPolicyStore, serviceStore } from '../churches/scopes.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { fromColumns } from '../entity-store.ts';
import { attendanceReportStore, reportVersionStore } from './scopes.ts';
import { asRow, type StoredReport } from './stored-report.ts';

/** A group of the church, and which report its kind gives. */
type ReportingGroup = Pick<Group, 'status'> & Pick<GroupType, 'reportForm'>;

export interface ReportFacts {
  church: Church | null;
  service: Service | null;
  policy: ReportPolicy | null;
  group: ReportingGroup | null;
  /** The report of this service and date, locked until the end of the transaction. */
  report: AttendanceReport | null;
  /** The current version. */
  current: ReportVersion | null;
  /** Versions that wait for a decision. */
  open: ReportVersion[];
  /** Attendance of this service in the eight weeks before. */
  recent: number[];
}

type Columns = Record<string, unknown> | null;

interface FactsRow {
  church: Columns;
  service: Columns;
  policy: Columns;
  group: ReportingGroup | null;
  report: Columns;
  versions: Record<string, unknown>[];
  recent: number[];
}

const text = `with r as (
    select * from attendance_report where tenant_id = $1 and kind = $6 and church_id = $2
      and service_id = $3 and date = $4 and group_id is not distinct from $5 and occurrence = 1
    for update)
  select to_jsonb(c) as church, to_jsonb(s) as service, to_jsonb(p) as policy,
    to_jsonb(r) as report,
    case when g.id is null then null
      else jsonb_build_object('status', g.status, 'reportForm', gt.report_form) end as "group",
    array(select to_jsonb(v) from report_version v where v.tenant_id = $1 and v.report_id = r.id
      and v.state <> 'superseded' order by v.received_at, v.id) as versions,
    array(select a.attendance from attendance_report a where a.tenant_id = $1
      and a.church_id = $2 and a.service_id = $3 and a.kind = $6
      and a.group_id is not distinct from $5 and a.status <> 'void'
      and a.date >= $4::date - ${usualDays} and a.date < $4 and a.attendance is not null) as recent
  from (select 1) one
    left join church c on c.tenant_id = $1 and c.id = $2
    left join service s on s.tenant_id = $1 and s.id = $3 and s.church_id = $2
    left join report_policy p on p.tenant_id = $1 and p.church_id = $2
    left join groups g on g.tenant_id = $1 and g.id = $5 and g.church_id = $2
    left join group_type gt on gt.tenant_id = $1 and gt.id = g.group_type_id
    left join r on true`;

async function ask(
  tx: TenantTransaction,
  kind: ReportKind,
  { churchId, serviceId, date, groupId }: ChurchReportInput,
): Promise<ReportFacts> {
  const rows = await tx.rows<FactsRow>('report facts', text, [
    tx.tenantId,
    churchId,
    serviceId,
    date,
    groupId,
    kind,
  ]);
  const row = must(rows[0], 'the facts of a report');
  const stored = fromColumns<StoredReport>(attendanceReportStore, row.report);
  const report = stored && asRow(stored);
  const versions = row.versions.flatMap(
    (version) => fromColumns<ReportVersion>(reportVersionStore, version) ?? [],
  );
  return {
    church: fromColumns<Church>(churchStore, row.church),
    service: fromColumns<Service>(serviceStore, row.service),
    policy: fromColumns<ReportPolicy>(reportPolicyStore, row.policy),
    group: row.group,
    report,
    current: versions.find(({ id }) => id === report?.standingVersionId) ?? null,
    open: versions.filter(({ state }) => state === 'open'),
    recent: row.recent,
  };
}

/** Everything a submission is judged by, in one question. */
export async function reportFacts(
  tx: TenantTransaction,
  kind: ReportKind,
  input: ChurchReportInput,
): Promise<ReportFacts> {
  const facts = await ask(tx, kind, input);
  // Waited for another's transaction: the report is read as that one left it, its versions as they
  // were before. Now that it is locked, the second look sees both.
  if (facts.report && !facts.current) return ask(tx, kind, input);
  return facts;
}
