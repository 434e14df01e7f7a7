import { must } from '#domain/must.ts';
import {
  type Grant,
  type GrantedRole,
  holds,
  may,
  type Permission,
  type Subject,
} from '#domain/permissions.ts';
import type { AccessScope } from '#domain/protocol.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import {
  churchFacets,
  churchGroupFacets,
  facetsWithMoney,
  groupFacets,
  opensTenant,
  sharedFacets,
  userFacets,
} from './facets.ts';
import { regionsIn } from './regions.ts';
import { grantedRole, ownRoleColumns, ownRoleJoin, type OwnRoleColumns } from './granted-role.ts';
import { roleAssignment } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const holder = pick(roleAssignment, ['accountId']);

/** SQL of the moment at which the last day of an assignment `r` is over, in the time zone of its tenant `t`. */
export const roleIsOver = '((r.ends_on + 1)::timestamp at time zone t.time_zone)';

/** As an account keeps it. */
export type Assignment = Grant & {
  churchGroupIds: string[];
  /** Church of a group: its leader needs the church's name, services and zone. */
  groupChurchId: string | null;
};

interface AssignmentRow extends OwnRoleColumns {
  scope: Grant['scope'];
  scopeId: string | null;
  churchIds: string[];
  churchGroupIds: string[];
  groupChurchId: string | null;
  /** Unix time in milliseconds. */
  until: number | null;
}

function assignmentOf({ role, custom, until, ...place }: AssignmentRow): Assignment {
  const held = { ...grantedRole({ role, custom }), ...place };
  return until === null ? held : { ...held, until: new Date(until).toISOString() };
}

/** The roles an account holds, each with the churches and the church groups that it covers today. */
async function grantsOf(tx: TenantTransaction, accountId: string): Promise<Assignment[]> {
  const regions = regionsIn("select r.scope_id where r.scope = 'churchGroup'");
  const rows = await tx.rows<AssignmentRow>(
    'grants of account',
    `select ${ownRoleColumns}, r.scope, r.scope_id as "scopeId",
       (extract(epoch from ${roleIsOver}) * 1000)::float8 as until,
       array(select c.id from church c where c.tenant_id = r.tenant_id and (
         r.scope = 'tenant'
         or (r.scope = 'churchGroup' and c.church_group_id in (${regions}))
         or (r.scope = 'church' and c.id = r.scope_id)) order by c.id) as "churchIds",
       array(select g.id from church_group g where g.tenant_id = r.tenant_id and (
         r.scope = 'tenant' or g.id in (${regions})) order by g.id) as "churchGroupIds",
       (select g.church_id from groups g where g.tenant_id = r.tenant_id
         and r.scope = 'group' and g.id = r.scope_id) as "groupChurchId"
     from role_assignment r join tenant t on t.id = r.tenant_id ${ownRoleJoin}
     where r.tenant_id = $1 and r.account_id = $2 and r.ended_at is null order by r.id`,
    [tx.tenantId, accountId],
  );
  return rows.map(assignmentOf);
}

/** The facets of a place that its grants open; only reports hold money. */
function opened(
  grants: readonly Grant[],
  place: string,
  subject: Subject,
  facets: Readonly<Record<string, Permission>>,
): AccessScope[] {
  const seesMoney = may(grants, 'report.viewOffering', subject);
  return Object.entries(facets)
    .filter(([, permission]) => may(grants, permission, subject))
    .map(([facet]) => ({
      scope: `${place}/${facet}`,
      view: !facetsWithMoney.has(facet) || seesMoney ? 'full' : 'overseeing',
    }));
}

function accessScopesOfGroup(grants: readonly Grant[], { scopeId, groupChurchId }: Assignment) {
  if (scopeId === null || groupChurchId === null) return [];
  const subject: Subject = { kind: 'group', id: scopeId, churchId: groupChurchId };
  return [
    ...opened(grants, `church:${groupChurchId}`, subject, { counting: churchFacets.counting }),
    ...opened(grants, `group:${scopeId}`, subject, groupFacets),
  ];
}

/** The access scopes of an account: each facet that one of its roles opens in a place. */
export function accessScopesOf(
  { tenantId, accountId }: { tenantId: string; accountId: string },
  grants: readonly Assignment[],
): AccessScope[] {
  const churches = [...new Set(grants.flatMap(({ churchIds }) => churchIds))];
  const churchGroups = [...new Set(grants.flatMap(({ churchGroupIds }) => churchGroupIds))];
  const groups = grants.filter(({ scope }) => scope === 'group');
  const own = `user:${accountId}`;
  const entries: AccessScope[] = [
    ...churches.flatMap((id) =>
      opened(grants, `church:${id}`, { kind: 'church', id }, churchFacets),
    ),
    ...churchGroups.flatMap((id) =>
      opened(grants, `church:${id}`, { kind: 'churchGroup', id }, churchGroupFacets),
    ),
    ...groups.flatMap((assignment) => accessScopesOfGroup(grants, assignment)),
    ...opened(grants, `church:${tenantId}`, { kind: 'anywhere' }, sharedFacets),
    // Without a role they read no report, and still hear what became of what they sent.
    { scope: own, view: 'full' },
    ...opened(grants, own, { kind: 'anywhere' }, userFacets).map(({ scope }) => ({
      scope,
      view: scope.endsWith('/reports') ? ('overseeing' as const) : ('full' as const),
    })),
  ];
  if (holds(grants, opensTenant)) entries.push({ scope: 'tenant', view: 'full' });
  const byScope = new Map(entries.map((entry) => [entry.scope, entry]));
  return [...byScope.values()].toSorted((a, b) => (a.scope < b.scope ? -1 : 1));
}

/**
 * Computes an account's grants and access scopes again, after its roles or their places changed. Answers whether
 * they differ now. Changed access scopes get a new version, which devices see.
 */
export async function renewAccessScopes(
  tx: TenantTransaction,
  accountId: string,
): Promise<boolean> {
  const { tenantId } = tx;
  // Else what somebody else worked out meanwhile, of roles that are no more, could be written over what holds now.
  await tx.rows(
    'lock rights of account',
    'select 1 from account where tenant_id = $1 and id = $2 for no key update',
    [tenantId, accountId],
  );
  const grants = await grantsOf(tx, accountId);
  const reach = accessScopesOf({ tenantId, accountId }, grants);
  const renewed = await tx.rows(
    'renew access scopes',
    `update account set grants = $3::jsonb, reach = $4::jsonb, reach_version = reach_version + 1
     where tenant_id = $1 and id = $2 and (grants <> $3::jsonb or reach <> $4::jsonb) returning 1`,
    [tenantId, accountId, JSON.stringify(grants), JSON.stringify(reach)],
  );
  return renewed.length > 0;
}

export interface RoleToAssign {
  id: string;
  accountId: string;
  role: GrantedRole['role'];
  customRoleId?: string | null | undefined;
  scope: Grant['scope'];
  scopeId: string | null;
  /** Last day, yyyy-MM-dd. */
  endsOn?: string | null | undefined;
}

export async function assignRole(tx: TenantTransaction, assignment: RoleToAssign): Promise<void> {
  const { id, accountId, role, customRoleId = null, scope, scopeId, endsOn = null } = assignment;
  await tx.rows(
    'assign role',
    `insert into role_assignment (tenant_id, id, account_id, role, custom_role_id, scope, scope_id, ends_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.tenantId, id, accountId, role, customRoleId, scope, scopeId, endsOn],
  );
  await renewAccessScopes(tx, accountId);
  // A role lets in somebody who signed up by themselves.
  await tx.rows(
    'let in',
    'update account set asked_at = null where tenant_id = $1 and id = $2 and asked_at is not null',
    [tx.tenantId, accountId],
  );
}

export async function endRole(tx: TenantTransaction, assignmentId: string): Promise<void> {
  const ended = await tx.rows<RowOf<typeof holder>>(
    'end role',
    `update role_assignment set ended_at = now() where tenant_id = $1 and id = $2
     returning ${holder}`,
    [tx.tenantId, assignmentId],
  );
  await renewAccessScopes(tx, must(ended[0], 'the role assignment').accountId);
}
