import type { AnalyticsFacts } from '#domain/attendance/analytics/counted.ts';
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

export const mayGroup = (
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
