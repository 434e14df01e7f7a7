import {
  administratorRole,
  customRole,
  may,
  permissions,
  roleGives,
  type CustomRole,
  type Grant,
  type GrantedRole,
  type Role,
  type Subject,
} from '../permissions.ts';

/** Levels of roles that administer a part of the tenant: they act on lower roles. All other roles have level 0. */
const levels: Partial<Record<Role, number>> = { 'System Admin': 3, 'Church Admin': 2, Pastor: 1 };

/** A role of the organisation's own that looks after accounts is on a level with who looks after a church. */
function levelOf(held: GrantedRole): number {
  if (held.role !== customRole) return levels[held.role] ?? 0;
  return roleGives(held, 'account.manage') || roleGives(held, 'role.assign') ? 2 : 0;
}

/** A role somebody holds, and where. */
export type HeldRole = GrantedRole & { place: Subject };

/** Whether the grant lets its holder act on this role: over its place, and below their own. */
function outranks(
  grant: Grant,
  permission: 'role.assign' | 'account.manage',
  held: HeldRole,
): boolean {
  if (!may([grant], permission, held.place)) return false;
  const overAll = grant.role === administratorRole && grant.scope === 'tenant';
  return overAll || levelOf(held) < levelOf(grant);
}

/** Whether the grants hold each permission of this role, over its place. */
function holdAll(grants: readonly Grant[], held: HeldRole): boolean {
  return permissions.every((one) => !roleGives(held, one) || may(grants, one, held.place));
}

/**
 * Nobody gives a role on a level with their own, nor more than they hold there themselves. Between two roles of the program the
 * level alone counts: a church administrator gives a pastor the notes that are not for administrators.
 */
export function mayAssign(grants: readonly Grant[], held: HeldRole): boolean {
  const above = grants.filter((grant) => outranks(grant, 'role.assign', held));
  if (above.length === 0) return false;
  if (held.role !== customRole && above.some(({ role }) => role !== customRole)) return true;
  return holdAll(grants, held);
}

/** Roles offered for each kind of place. A role whose screens are still to come is left out. */
const rolesAt: Record<Grant['scope'], readonly Role[]> = {
  tenant: ['System Admin', 'Church Admin', 'Pastor'],
  churchGroup: ['Church Admin', 'Pastor', 'Usher'],
  church: ['Church Admin', 'Pastor', 'Usher'],
  group: ['Group Leader'],
};

/** The system roles that the grants' holder may give there. */
export function rolesToGive(
  grants: readonly Grant[],
  scope: Grant['scope'],
  place: Subject,
): Role[] {
  return rolesAt[scope].filter((role) => mayAssign(grants, { role, place }));
}

/** Those of the organisation's own roles that they may give there. */
export function customRolesToGive<Own extends CustomRole>(
  grants: readonly Grant[],
  place: Subject,
  own: readonly Own[],
): Own[] {
  return own.filter((custom) => mayAssign(grants, { role: customRole, custom, place }));
}

/** Whether they may close the account, or end its sessions: all of it is below them. */
export function mayManage(grants: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return may(grants, 'account.manage', { kind: 'tenant' });
  return held.every((role) => grants.some((grant) => outranks(grant, 'account.manage', role)));
}

/** Whether they may look at the app as the account sees it: it is theirs to manage, and shows nothing that they may not see themselves. */
export function maySeeAs(grants: readonly Grant[], held: readonly HeldRole[]): boolean {
  return mayManage(grants, held) && held.every((role) => holdAll(grants, role));
}
