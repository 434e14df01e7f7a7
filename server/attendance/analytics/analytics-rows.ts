import type { AnalyticsFacts } from '#domain/attendance/analytics/counted.ts';
import {
  columnBuilder,
  type CountedReport,
  type ReportColumns,
} from '#domain/attendance/analytics/columns.ts';
import { measures } from '#domain/attendance/analytics/measures.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { Church, ChurchGroup, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import { may } from '#domain/permissions.ts';
import type { Caller } from '../../caller.ts';
import {
  churchGroupStore,
  churchStore,
  reportPolicyStore,
  serviceStore,
} from '../../churches/scopes.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { type EntityStore, selectList } from '../../entity-store.ts';
import { groupStore, groupTypeStore } from '../../groups/scopes.ts';

export interface NamedFacts extends AnalyticsFacts {
  churches: Church[];
  services: Service[];
  groups: Group[];
}

const mayGroup = (
  { grants }: Caller,
  permission: 'report.viewGroup' | 'report.viewOffering',
  { id, churchId }: Pick<Group, 'id' | 'churchId'>,
) => may(grants, permission, { kind: 'group', id, churchId });

/** Confidential groups are not told to others: `$2` are the scopes of who asks. */
const isTold = `(not g.confidential or 'church:' || g.church_id || '/confidential' = any($2)
  or 'group:' || g.id || '/groups' = any($2))`;

/** Rows from which follows what was due, and of what the caller sees every report. */
export async function analyticsFacts(tx: TenantTransaction, caller: Caller): Promise<NamedFacts> {
  const { grants, accessScopes } = caller;
  const all = <Row>(what: string, store: EntityStore, table: string) =>
    tx.rows<Row & object>(
      `${what} of analytics`,
      `select ${selectList(store)} from ${table} where tenant_id = $1`,
      [tx.tenantId],
    );
  const churches = await all<Church>('churches', churchStore, 'church');
  const churchGroups = await all<ChurchGroup>('regions', churchGroupStore, 'church_group');
  const services = await all<Service>('services', serviceStore, 'service');
  const policies = await all<ReportPolicy>('policies', reportPolicyStore, 'report_policy');
  const groupTypes = await all<GroupType>('group types', groupTypeStore, 'group_type');
  const scopes = accessScopes.map(({ scope }) => scope);
  const groups = await tx.rows<Group>(
    'groups of analytics',
    `select ${selectList(groupStore, 'g')} from groups g where g.tenant_id = $1 and ${isTold}`,
    [tx.tenantId, scopes],
  );
  return {
    churches,
    churchGroups,
    services,
    policies,
    groupTypes,
    groups,
    seesChurch: (id) => may(grants, 'report.view', { kind: 'church', id }),
    seesGroup: (group) => mayGroup(caller, 'report.viewGroup', group),
  };
}

const column = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const counts = measures.filter((measure) => measure !== 'offering');

/** Null for a count that no report of the place says, as ages of groups. */
const listOf = (count: string) =>
  `case when count(${column(count)}) > 0 then json_agg(${column(count)}) end as "${count}"`;

interface PlaceRows {
  churchId: string;
  serviceId: string;
  groupId: string | null;
  serviceName: string;
  dates: string[];
  met: boolean[];
  money: (CountedReport['offering'] | null)[];
  [count: string]: unknown;
}

/** One row a service or group, with its reports as lists: half a million of them travel as two thousand rows. */
const placesText = `select church_id as "churchId", service_id as "serviceId", group_id as "groupId",
    (array_agg(service_name order by date desc))[1] as "serviceName",
    json_agg(date::text) as dates, json_agg(not did_not_meet) as met,
    json_agg(offering) as money,
    ${counts.map(listOf).join(', ')}
  from attendance_report
  where tenant_id = $1 and kind = $2 and status <> 'void' and church_id = any($3)
    and ($2 = 'church' or group_id = any($4))
  group by church_id, service_id, group_id`;

/** Every report of a kind that the caller sees, as columns. Money only of places whose offerings they may read. */
export async function analyticsColumns(
  tx: TenantTransaction,
  caller: Caller,
  kind: ReportKind,
  facts: NamedFacts,
): Promise<ReportColumns> {
  const { grants } = caller;
  const groups = new Map(
    facts.groups.filter((group) => facts.seesGroup(group)).map((group) => [group.id, group]),
  );
  const churchIds = facts.churches
    .filter(({ id }) => kind === 'group' || facts.seesChurch(id))
    .map(({ id }) => id);
  const found = await tx.rows<PlaceRows>('reports of analytics', placesText, [
    tx.tenantId,
    kind,
    churchIds,
    [...groups.keys()],
  ]);
  const size = found.reduce((sum, { dates }) => sum + dates.length, 0);
  const builder = columnBuilder(Math.max(size, 1));
  for (const place of found) {
    const { churchId, serviceId, groupId, serviceName, dates, met, money } = place;
    const group = groups.get(groupId ?? '');
    const readsMoney = group
      ? mayGroup(caller, 'report.viewOffering', group)
      : may(grants, 'report.viewOffering', { kind: 'church', id: churchId });
    const row: Record<string, unknown> = {
      kind,
      churchId,
      serviceId,
      groupId,
      serviceName,
      status: 'submitted',
    };
    const lists = counts.map((count) => [count, (place[count] ?? []) as unknown[]] as const);
    for (const [at, date] of dates.entries()) {
      row['date'] = date;
      row['didNotMeet'] = met[at] === false;
      row['offering'] = readsMoney ? money[at] : null;
      for (const [count, values] of lists) row[count] = values[at];
      builder.add(row as CountedReport);
    }
  }
  return builder.done();
}
