import type { ListedCustomRole } from '#domain/access/roles/custom-role.ts';
import { knownPermissions } from '#domain/access/roles/custom-role.ts';
import { withNeeds, without } from '#domain/access/roles/permission-needs.ts';
import { gives, permissions, type Permission, type Role } from '#domain/permissions.ts';

/** A role of the organisation's own as it is being edited. */
export interface RoleDraft {
  /** Null for a role that is not made yet. */
  id: string | null;
  version: number;
  people: number;
  name: string;
  purpose: string;
  permissions: readonly Permission[];
}

/** The role that is open. `custom`: as it was saved last. */
export type ChosenRole =
  | { kind: 'system'; role: Role; people: number }
  | { kind: 'custom'; saved: RoleDraft };

export const permissionsOf = (role: Role) => permissions.filter((one) => gives(role, one));

export function draftOf(role: ListedCustomRole): RoleDraft {
  return { ...role, permissions: knownPermissions(role.permissions) };
}

/** A role that is begun: of nothing, or of what another one gives. */
export function newDraft(name = '', held: readonly Permission[] = []): RoleDraft {
  const given = withNeeds(held.filter((one) => one !== 'role.define'));
  return { id: null, version: 0, people: 0, name, purpose: '', permissions: given };
}

/** A permission given with all that it needs, or taken with all that needs it. */
export function toggled(held: readonly Permission[], permission: Permission): Permission[] {
  if (held.includes(permission)) return without(held, permission);
  return withNeeds([...held, permission]);
}

/** Permissions and words that are not as they were saved. */
export function changesIn(draft: RoleDraft, saved: RoleDraft): number {
  const words = (['name', 'purpose'] as const).filter((one) => draft[one] !== saved[one]);
  const given = permissions.filter(
    (one) => draft.permissions.includes(one) !== saved.permissions.includes(one),
  );
  return words.length + given.length;
}
