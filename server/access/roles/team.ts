import {
  customRolesToGive,
  mayAssign,
  mayManage,
  maySeeAs,
  rolesToGive,
} from '#domain/access/authority.ts';
import type { TeamMember, TeamPlace } from '#domain/access/team.ts';
import { may, roleTitle, type Grant } from '#domain/permissions.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { heldRole, subjectOf } from './held-role.ts';
import { activeRoles } from './find-role.ts';
import { grantedRole, ownRoleJoin, type OwnRoleColumns } from './granted-role.ts';

interface RoleRow extends OwnRoleColumns {
  id: string;
  scope: Grant['scope'];
  scopeId: string | null;
  /** Of a group. */
  churchId: string | null;
  place: string | null;
  endsOn: string | null;
}

interface AccountRow extends Omit<TeamMember, 'roles' | 'isSelf' | 'mayClose' | 'maySeeAs'> {
  roles: RoleRow[];
}

const accounts = `select a.id, a.name, a.email, a.avatar,
    case when a.disabled then 'closed' when a.asked_at is not null then 'asked'
      when a.confirmed_at is null then 'invited' else 'open' end
      as standing,
    coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'role', r.role, 'scope', r.scope,
      'scopeId', r.scope_id, 'churchId', g.church_id, 'place', coalesce(c.name, cg.name, g.name),
      'endsOn', r.ends_on, 'custom', case when k.id is not null then jsonb_build_object(
        'id', k.id, 'name', k.name, 'permissions', k.permissions) end)
      order by r.role, r.id) filter (where r.id is not null), '[]') as roles
  from account a
    left join role_assignment r
      on r.tenant_id = a.tenant_id and r.account_id = a.id and r.ended_at is null
    ${ownRoleJoin}
    left join church c on r.scope = 'church' and c.tenant_id = r.tenant_id and c.id = r.scope_id
    left join church_group cg
      on r.scope = 'churchGroup' and cg.tenant_id = r.tenant_id and cg.id = r.scope_id
    left join groups g on r.scope = 'group' and g.tenant_id = r.tenant_id and g.id = r.scope_id
  where a.tenant_id = $1 group by a.id order by lower(a.name), a.id`;

/** As the caller may know them: roles elsewhere are not told, and who has none here is not there. */
function memberFor(caller: Caller, { roles, ...account }: AccountRow): TeamMember[] {
  const { grants, accountId } = caller;
  const isSelf = account.id === accountId;
  const here = roles.filter((row) => may(grants, 'account.manage', heldRole(row).place));
  const overAll = may(grants, 'account.manage', { kind: 'tenant' });
  if (here.length === 0 && !overAll && !isSelf) return [];
  const shown = here.map((row) => ({
    id: row.id,
    role: row.role,
    customRoleId: row.custom?.id ?? null,
    title: roleTitle(grantedRole(row)),
    scope: row.scope,
    scopeId: row.scopeId,
    place: row.place,
    endsOn: row.endsOn,
    mayEnd: !isSelf && mayAssign(grants, heldRole(row)),
  }));
  const held = roles.map(heldRole);
  const mayClose = !isSelf && mayManage(grants, held);
  const sees = !isSelf && account.standing !== 'closed' && maySeeAs(grants, held);
  return [{ ...account, roles: shown, isSelf, mayClose, maySeeAs: sees }];
}

/** Everybody with an account in the part of the tenant that the caller looks after, and the caller. */
export async function peopleOf(tx: TenantTransaction, caller: Caller): Promise<TeamMember[]> {
  const rows = await tx.rows<AccountRow>('accounts of tenant', accounts, [tx.tenantId]);
  return rows.flatMap((row) => memberFor(caller, row));
}

interface PlaceRow {
  scope: Grant['scope'];
  scopeId: string | null;
  churchId: string | null;
  place: string | null;
}

/** The places in which the caller gives roles: the whole first, groups last. */
export async function placesOf(tx: TenantTransaction, caller: Caller): Promise<TeamPlace[]> {
  const rows = await tx.rows<PlaceRow>(
    'places of tenant',
    `select 'tenant' as scope, null::uuid as "scopeId", null::uuid as "churchId", null as place, 0 as at
     union all select 'churchGroup', id, null, name, 1 from church_group
       where tenant_id = $1 and status = 'active'
     union all select 'church', id, null, name, 2 from church
       where tenant_id = $1 and status = 'active'
     union all select 'group', id, church_id, name, 3 from groups where tenant_id = $1
     order by at, place, "scopeId"`,
    [tx.tenantId],
  );
  const own = await activeRoles(tx);
  return rows.flatMap(({ scope, scopeId, churchId, place }) => {
    const subject = subjectOf({ scope, scopeId, churchId });
    if (!subject) return [];
    const roles = rolesToGive(caller.grants, scope, subject);
    const customRoles = customRolesToGive(caller.grants, subject, own).map(({ id, name }) => ({
      id,
      name,
    }));
    if (roles.length + customRoles.length === 0) return [];
    return [{ scope, scopeId, place, roles, customRoles }];
  });
}
