import { must } from '#domain/must.ts';
import {
  type Grant,
  holds,
  may,
  type Permission,
  type Role,
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
import { roleAssignment } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const holder = pick(roleAssignment, ['accountId']);

interface Assignment {
  role: Role;
  scope: Grant['scope'];
  scopeId: string | null;
  churchIds: string[];
  churchGroupIds: string[];
  /** Church of a group: its leader needs the church's name, services and zone. */
  groupChurchId: string | null;
}

/** The roles an account holds, each with the churches and the church groups that it covers today. */
async function grantsOf(tx: TenantTransaction, accountId: string): Promise<Assignment[]> {
  const regions = regionsIn("select r.scope_id where r.scope = 'churchGroup'");
  return tx.rows<Assignment>(
    'grants of account',
    `select r.role, r.scope, r.scope_id as "scopeId",
       array(select c.id from church c where c.tenant_id = r.tenant_id and (
         r.scope = 'tenant'
         or (r.scope = 'churchGroup' and c.church_group_id in (${regions}))
         or (r.scope = 'church' and c.id = r.scope_id)) order by c.id) as "churchIds",
       array(select g.id from church_group g where g.tenant_id = r.tenant_id and (
         r.scope = 'tenant' or g.id in (${regions})) order by g.id) as "churchGroupIds",
       (select g.church_id from groups g where g.tenant_id = r.tenant_id
         and r.scope = 'group' and g.id = r.scope_id) as "groupChurchId"
     from role_assignment r
     where r.tenant_id = $1 and r.account_id = $2 and r.ended_at is null order by r.id`,
    [tx.tenantId, accountId],
  );
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
  role: Role;
  scope: Grant['scope'];
  scopeId: string | null;
}

export async function assignRole(tx: TenantTransaction, assignment: RoleToAssign): Promise<void> {
  const { id, accountId, role, scope, scopeId } = assignment;
  await tx.rows(
    'assign role',
    `insert into role_assignment (tenant_id, id, account_id, role, scope, scope_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.tenantId, id, accountId, role, scope, scopeId],
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
