import type { FieldErrors } from '../errors.ts';
import { isArchived } from '../rows/is-archived.ts';

import { ruleErrors } from '../register/rules.ts';
import type { Group, GroupMembership } from './entities.ts';
import { groups } from './groups.ts';
import { type MemberRole, plainRole } from './member-roles.ts';
import { type SplitInput, splitGroup } from './split.ts';

/** Facts that a split is checked against, by the device and the server alike. */
export interface SplitFacts {
  group: Group;
  /** Every group that there is beside it. */
  others: readonly Group[];
  /** Everybody who is in the group, or was. */
  members: readonly GroupMembership[];
  /** Keys of the type's roles. */
  roles: ReadonlySet<string>;
}

function membersProblem({ members: chosen, on }: SplitInput, { members, roles }: SplitFacts) {
  const current = new Map(
    members.flatMap((one) => (isArchived(one) ? [] : [[one.id, one] as const])),
  );
  const ids = new Set(chosen.map(({ id }) => id));
  if (chosen.length === 0) return 'Choose who begins the new group';
  if (ids.size < chosen.length) return 'Somebody is chosen twice. Choose each person once';
  if (chosen.some(({ id }) => !current.has(id))) {
    return 'Somebody you chose is no longer in the group. Choose again';
  }
  if (ids.size === current.size) return 'Somebody has to stay in this group. Choose fewer people';
  if (chosen.some(({ roleKey }) => !roles.has(roleKey))) return 'Choose a role of the list';
  const late = chosen.some(({ id }) => (current.get(id)?.joinedOn ?? '') > on);
  return late ? 'Somebody you chose joined after this day. Choose a later day' : null;
}

/** Suggested leader of the new group: a leader who goes, else somebody with another role than the plain one. */
export function suggestedLeader<Member extends { id: string; roleKey: string }>(
  chosen: readonly Member[],
  roles: readonly MemberRole[],
): Member | null {
  const plain = plainRole(roles);
  const leads = new Set(roles.flatMap(({ key, isLeader }) => (isLeader ? [key] : [])));
  return (
    chosen.find(({ roleKey }) => leads.has(roleKey)) ??
    chosen.find(({ roleKey }) => roleKey !== plain) ??
    chosen[0] ??
    null
  );
}

/** Errors of a split, field by field. */
export function splitErrors(input: SplitInput, facts: SplitFacts): FieldErrors {
  const { group, others } = facts;
  if (isArchived(group))
    return { name: 'This group is archived. Take it out of the archive first' };
  const name = ruleErrors(groups, splitGroup(group, '', input.name), [...others], null)['name'];
  const members = membersProblem(input, facts);
  return { ...(name && { name }), ...(members && { members }) };
}
