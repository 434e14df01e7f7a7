import type { AttendanceReport } from '#domain/attendance/entities.ts';
import {
  daysToRead,
  type ExpectedFacts,
  type ExpectedSpan,
} from '#domain/attendance/expected/expected-facts.ts';
import type { Church, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import { churchStore, reportPolicyStore, serviceStore } from '../../churches/scopes.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { selectList } from '../../entity-store.ts';
import { groupStore, groupTypeStore } from '../../groups/scopes.ts';
import { attendanceReportStore } from '../scopes.ts';
import { asRow, type StoredReport } from '../stored-report.ts';

/** Facts of the whole: their names too. */
export interface ChurchFacts extends ExpectedFacts<AttendanceReport> {
  churches: Church[];
  services: Service[];
  groups: Group[];
  groupTypes: GroupType[];
}

/** `all`: by the program itself. Else the scopes of who asks: confidential groups are not told to others. */
export type Asking = 'all' | readonly string[];

const isTold = `($2::text[] is null or not g.confidential
  or 'church:' || g.church_id || '/confidential' = any($2) or 'group:' || g.id || '/groups' = any($2))`;

/** Everything from which follows what was due of a church in some days, and what came of it. */
export async function expectedFacts(
  tx: TenantTransaction,
  churchId: string,
  { from, to }: Pick<ExpectedSpan, 'from' | 'to'>,
  asking: Asking,
): Promise<ChurchFacts> {
  const scopes = asking === 'all' ? null : asking;
  const days = daysToRead({ from, to });
  const here = [tx.tenantId, churchId];
  const churches = await tx.rows<Church>(
    'church of what is due',
    `select ${selectList(churchStore)} from church where tenant_id = $1 and id = $2`,
    here,
  );
  const services = await tx.rows<Service>(
    'services that are due',
    `select ${selectList(serviceStore)} from service where tenant_id = $1 and church_id = $2`,
    here,
  );
  const policies = await tx.rows<ReportPolicy>(
    'policy of what is due',
    `select ${selectList(reportPolicyStore)} from report_policy where tenant_id = $1 and church_id = $2`,
    here,
  );
  const groupTypes = await tx.rows<GroupType>(
    'group types of what is due',
    `select ${selectList(groupTypeStore)} from group_type where tenant_id = $1`,
    [tx.tenantId],
  );
  const groups = await tx.rows<Group>(
    'groups that are due',
    `select ${selectList(groupStore, 'g')} from groups g
     where g.tenant_id = $1 and g.church_id = $3 and ${isTold}`,
    [tx.tenantId, scopes, churchId],
  );
  const reports = await tx.rows<StoredReport>(
    'reports of what is due',
    `select ${selectList(attendanceReportStore)} from attendance_report
     where tenant_id = $1 and church_id = $2 and date >= $3 and date <= $4 and status <> 'void'`,
    [...here, days.from, days.to],
  );
  return { churches, services, policies, groupTypes, groups, reports: reports.map(asRow) };
}
