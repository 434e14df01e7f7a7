import { must } from '#domain/must.ts';
import type { Grant, Role } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import type { ReachEntry } from '#domain/protocol.ts';
import type { TenantTransaction } from '../database/tenant.ts';

interface Assignment {
  role: Role;
  scope: Grant['scope'];
  scopeId: string | null;
  churchIds: string[];
  /** Where a group is: its leader needs the church's name, services and zone. */
  groupChurchId: string | null;
}

/** The roles an account holds, each with the churches it covers today. */
async function grantsOf(tx: TenantTransaction, accountId: string): Promise<Assignment[]> {
  return tx.rows<Assignment>(
    'grants of account',
    `select r.role, r.scope, r.scope_id as "scopeId",
       array(select c.id from church c where c.tenant_id = r.tenant_id and (
         r.scope = 'tenant'
         or (r.scope = 'churchGroup' and c.church_group_id = r.scope_id)
         or (r.scope = 'church' and c.id = r.scope_id)) order by c.id) as "churchIds",
       (select g.church_id from groups g where g.tenant_id = r.tenant_id
         and r.scope = 'group' and g.id = r.scope_id) as "groupChurchId"
     from role_assignment r
     where r.tenant_id = $1 and r.account_id = $2 and r.ended_at is null order by r.id`,
    [tx.tenantId, accountId],
  );
}

function viewOfChurch(grants: readonly Grant[], id: string): ReachEntry['view'] {
  const church = { kind: 'church', id } as const;
  if (!may(grants, 'report.view', church)) return 'counting';
  return may(grants, 'report.viewOffering', church) ? 'full' : 'overseeing';
}

/** The slices an account reaches, each in the widest view one of its roles gives. */
export function reachOf(accountId: string, grants: readonly Assignment[]): ReachEntry[] {
  const churches = grants.flatMap(({ churchIds, groupChurchId }) => [
    ...churchIds,
    ...(groupChurchId === null ? [] : [groupChurchId]),
  ]);
  const entries = [...new Set(churches)].toSorted().map((id): ReachEntry => ({
    scope: `church:${id}`,
    view: viewOfChurch(grants, id),
  }));
  const groups = grants.flatMap(({ scope, scopeId }): ReachEntry[] =>
    scope === 'group' && scopeId !== null ? [{ scope: `group:${scopeId}`, view: 'leading' }] : [],
  );
  const seesOwn = may(grants, 'report.viewOwn', { kind: 'anywhere' });
  // Without a role they read no report, and still hear what became of what they sent.
  const view = seesOwn ? 'own' : 'left';
  return [...entries, ...groups, { scope: `user:${accountId}`, view }];
}

/**
 * Works out anew what an account may do and reach. Whoever changes a role, or which churches a church
 * group has, calls it for the accounts behind; a changed reach gets a new version, which devices see.
 */
export async function renewReach(tx: TenantTransaction, accountId: string): Promise<void> {
  const grants = await grantsOf(tx, accountId);
  await tx.rows(
    'renew reach',
    `update account set grants = $3::jsonb, reach = $4::jsonb, reach_version = reach_version + 1
     where tenant_id = $1 and id = $2 and (grants <> $3::jsonb or reach <> $4::jsonb)`,
    [tx.tenantId, accountId, JSON.stringify(grants), JSON.stringify(reachOf(accountId, grants))],
  );
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
  await renewReach(tx, accountId);
  // A role lets in somebody who signed up by themselves.
  await tx.rows(
    'let in',
    'update account set asked_at = null where tenant_id = $1 and id = $2 and asked_at is not null',
    [tx.tenantId, accountId],
  );
}

export async function endRole(tx: TenantTransaction, assignmentId: string): Promise<void> {
  const ended = await tx.rows<{ accountId: string }>(
    'end role',
    `update role_assignment set ended_at = now() where tenant_id = $1 and id = $2
     returning account_id as "accountId"`,
    [tx.tenantId, assignmentId],
  );
  await renewReach(tx, must(ended[0], 'the role assignment').accountId);
}
