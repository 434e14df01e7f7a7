import { administratorRole, may, type Grant, type Role, type Subject } from '../permissions.ts';

/** Levels of roles that administer a part of the tenant: they act on lower roles. All other roles have level 0. */
const levels: Partial<Record<Role, number>> = { 'System Admin': 3, 'Church Admin': 2, Pastor: 1 };
const levelOf = (role: Role) => levels[role] ?? 0;

/** A role somebody holds, and where. */
export interface HeldRole {
  role: Role;
  place: Subject;
}

/** Whether the grants let their holder act on this role: over its place, and below their own. */
function outranks(
  grants: readonly Grant[],
  permission: 'role.assign' | 'account.manage',
  { role, place }: HeldRole,
): boolean {
  return grants.some((grant) => {
    if (!may([grant], permission, place)) return false;
    const overAll = grant.role === administratorRole && grant.scope === 'tenant';
    return overAll || levelOf(role) < levelOf(grant.role);
  });
}

export function mayAssign(grants: readonly Grant[], role: HeldRole): boolean {
  return outranks(grants, 'role.assign', role);
}

/** Roles offered for each kind of place. A role whose screens are still to come is left out. */
const rolesAt: Record<Grant['scope'], readonly Role[]> = {
  tenant: ['System Admin', 'Church Admin', 'Pastor'],
  churchGroup: ['Church Admin', 'Pastor', 'Usher'],
  church: ['Church Admin', 'Pastor', 'Usher'],
  group: ['Group Leader'],
};

/** The roles that the grants' holder may give there. */
export function rolesToGive(
  grants: readonly Grant[],
  scope: Grant['scope'],
  place: Subject,
): Role[] {
  return rolesAt[scope].filter((role) => mayAssign(grants, { role, place }));
}

/** Whether they may close the account, or end its sessions: all of it is below them. */
export function mayManage(grants: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return may(grants, 'account.manage', { kind: 'tenant' });
  return held.every((role) => outranks(grants, 'account.manage', role));
}
