import type { HeldRole } from '#domain/access/authority.ts';
import type { Grant, Subject } from '#domain/permissions.ts';
import { grantedRole, type OwnRoleColumns } from './granted-role.ts';

export interface PlaceColumns {
  scope: Grant['scope'];
  scopeId: string | null;
  /** Of a group. */
  churchId: string | null;
}

/** Subject of a role over this scope; null for a group that is not found. */
export function subjectOf({ scope, scopeId, churchId }: PlaceColumns): Subject | null {
  if (scope === 'tenant') return { kind: 'tenant' };
  if (scopeId === null) return null;
  if (scope !== 'group') return { kind: scope, id: scopeId };
  return churchId === null ? null : { kind: 'group', id: scopeId, churchId };
}

/** A role as it is judged; one over a group that is not found as one over everything. */
export function heldRole(row: OwnRoleColumns & PlaceColumns): HeldRole {
  return { ...grantedRole(row), place: subjectOf(row) ?? { kind: 'tenant' } };
}
