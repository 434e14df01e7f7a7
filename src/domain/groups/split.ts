import type { QueuePolicy } from '../operation.ts';
import { rowKey } from '../register/policies.ts';
import { group, type Group, groupMembership, type GroupMembership } from './entities.ts';

export const splitName = 'groups.split';

/** A member who goes: their membership here, and the one that begins in the new group, with the role there. */
export interface SplitMember {
  id: string;
  movedId: string;
  /** For the device, which shows the new group at once: the server knows whose membership it is. */
  personId: string;
  roleKey: string;
}

/** Input of a split of a group, as it is captured. */
export interface SplitInput {
  /** Of the group that is divided, and its church. */
  id: string;
  churchId: string;
  /** Of the new group. */
  name: string;
  /** yyyy-MM-dd: the day on which they leave the one and join the other. */
  on: string;
  members: SplitMember[];
}

/** The group that some people of this one begin: of its type and church, in the same group, at the same time. */
export function splitGroup(from: Group, id: string, called: string): Group {
  const own = { description: null, address: null, capacity: null, status: 'active' as const };
  return { ...from, ...own, id, name: called, bornFromGroupId: from.id };
}

/** Fields of a membership that ended on this day. */
function endedOn(on: string): Pick<GroupMembership, 'status' | 'leftOn'> {
  return { status: 'left', leftOn: on };
}

/** The membership that begins in the new group. */
function begun(
  { churchId, on }: SplitInput,
  { movedId, personId, roleKey }: SplitMember,
  groupId: string,
): GroupMembership {
  const now = { joinedOn: on, leftOn: null, status: 'active' as const, note: null };
  return { id: movedId, groupId, churchId, personId, roleKey, ...now };
}

/** A membership that ends, and the one that takes its place in the new group. */
export function splitMember(
  from: GroupMembership,
  input: SplitInput,
  member: SplitMember,
  groupId: string,
): { ended: GroupMembership; begun: GroupMembership } {
  return {
    ended: { ...from, ...endedOn(input.on) },
    begun: { ...begun(input, member, groupId), personId: from.personId },
  };
}

/** The members and the group are shown as they will be, before any server heard of it. */
export const splitPolicy: QueuePolicy<SplitInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ id }) => rowKey({ entity: group }, id),
  optimisticPatches: (input, { id }) => [
    {
      entity: group.name,
      id,
      from: input.id,
      change: (row: Group) => splitGroup(row, id, input.name),
    },
    ...input.members.flatMap((member) => [
      { entity: groupMembership.name, id: member.movedId, row: begun(input, member, id) },
      {
        entity: groupMembership.name,
        id: member.id,
        from: member.id,
        change: (row: GroupMembership) => ({ ...row, ...endedOn(input.on) }),
      },
    ]),
  ],
  describe: ({ name: called }) => `The new group “${called}” and its members`,
};
