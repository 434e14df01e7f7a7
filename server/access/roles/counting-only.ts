import {
  customRole,
  type Permission,
  permissions,
  roleGives,
  roleTitle,
} from '#domain/permissions.ts';
import type { Assignment } from './access-scopes.ts';

/** SQL of the device `d`: whether it only counts, for the organisation of the account `a`. */
export const countingHere = 'd.counting_for is not distinct from a.tenant_id as "countingHere"';

/** Permissions that counting takes. Of people only the members of a group that somebody leads: they are called by name. */
const counting: ReadonlySet<Permission> = new Set<Permission>([
  'church.view',
  'group.view',
  'report.submitChurch',
  'report.submitGroup',
  'report.viewOwn',
  'report.resolveOwn',
]);

function isForCounting(permission: Permission, { scope }: Assignment): boolean {
  return counting.has(permission) || (permission === 'group.viewMembers' && scope === 'group');
}

/** Stands where the id of a role of the organisation does. */
const noRole = '00000000-0000-4000-8000-000000000000';

/** Rights on a device that is for counting alone: of what each role gives, what counting takes, and never more. */
export function countingOnly(grants: readonly Assignment[]): Assignment[] {
  return grants.map((grant) => {
    const kept = permissions.filter(
      (permission) => roleGives(grant, permission) && isForCounting(permission, grant),
    );
    const custom = { id: noRole, name: roleTitle(grant), permissions: kept };
    return { ...grant, role: customRole, custom };
  });
}
