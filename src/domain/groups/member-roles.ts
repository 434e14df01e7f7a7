import * as z from 'zod/mini';
import { name } from '../values/name.ts';
import { folded } from '../values/name-words.ts';

/**
 * A role that people have in a group of a type. The key stays for good: memberships name it. The rights are kept for
 * the access scopes that follow memberships; nothing asks them yet. The fields stand in the order in which the
 * database answers them (by length), so that two of them compare as text.
 */
export const memberRole = z.object({
  key: z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  label: name(1, 30),
  isLeader: z.boolean(),
  canSubmitReport: z.boolean(),
  canManageMembers: z.boolean(),
});
export type MemberRole = z.infer<typeof memberRole>;

/** More than anybody needs, few enough to be read at once. */
export const mostRoles = 12;

export const memberRoles = z
  .array(memberRole)
  .check(z.minLength(1, 'At least one role stays'), z.maxLength(mostRoles));

/** The roles that a type begins with (product-facts 9.3). */
export const usualRoles: readonly MemberRole[] = [
  { key: 'leader', label: 'Leader', isLeader: true, canSubmitReport: true, canManageMembers: true },
  {
    key: 'assistant',
    label: 'Assistant',
    isLeader: false,
    canSubmitReport: true,
    canManageMembers: false,
  },
  {
    key: 'member',
    label: 'Member',
    isLeader: false,
    canSubmitReport: false,
    canManageMembers: false,
  },
];

type Typed = { memberRoles?: readonly MemberRole[] | undefined };

/** The roles of a type; those that every type begins with, where a server from before them says none. */
export function rolesOf(type: Typed | undefined): readonly MemberRole[] {
  return type?.memberRoles ?? usualRoles;
}

/** Name of a role; a role that the type no longer has is called by its key. */
export function roleLabel(roles: readonly MemberRole[], key: string): string {
  return roles.find((role) => role.key === key)?.label ?? key;
}

/** A new member's role: the last that leads nothing. */
export function plainRole(roles: readonly MemberRole[]): string {
  return (roles.findLast(({ isLeader }) => !isLeader) ?? roles.at(-1))?.key ?? '';
}

/** The first role that leads; null in a type in which nobody does. */
export function leaderRole(roles: readonly MemberRole[]): string | null {
  return roles.find(({ isLeader }) => isLeader)?.key ?? null;
}

/** A key that is none of the taken ones, made of what the new role is called. */
export function newRoleKey(label: string, takenKeys: readonly string[]): string {
  const words = folded(label).match(/[a-z0-9]+/g) ?? ['role'];
  const stem = words.join('-').slice(0, 36).replace(/-$/, '');
  const taken = new Set(takenKeys);
  for (let at = 1; ; at += 1) {
    const key = at === 1 ? stem : `${stem}-${at}`;
    if (!taken.has(key)) return key;
  }
}

/** Error in the roles of a type as a whole; null for none. */
export function rolesProblem(roles: readonly MemberRole[]): string | null {
  if (roles.length === 0) return 'At least one role stays';
  const labels = roles.map(({ label }) => folded(label).trim());
  const twice = labels.find((label, at) => labels.indexOf(label) < at);
  if (twice !== undefined) return 'Two roles have the same name. Give one of them another name';
  const keys = new Set(roles.map(({ key }) => key));
  return keys.size < roles.length ? 'Two roles are the same one. Remove one of them' : null;
}

/** Keys of the roles that one list has and the other has not. */
export function removedKeys(before: readonly MemberRole[], after: readonly MemberRole[]): string[] {
  const left = new Set(after.map(({ key }) => key));
  return before.flatMap(({ key }) => (left.has(key) ? [] : [key]));
}

/** In the order in which their people are listed: those that lead, then the others as the type has them. */
export function rolesByRank(roles: readonly MemberRole[]): MemberRole[] {
  return roles.toSorted((one, other) => Number(other.isLeader) - Number(one.isLeader));
}
