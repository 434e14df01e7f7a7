import { personLookup } from '../people/person-lookup.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { type FirstTimerInput, firstTimerName, firstTimerPolicy } from '../rolls/first-timer.ts';
import { groupMembership, type GroupMembership } from './entities.ts';
import { groups } from './groups.ts';
import { withinGroup } from './within-group.ts';
import { type SplitInput, splitName, splitPolicy } from './split.ts';

/** The people of each group, and since when. */
export const memberships: Register<GroupMembership> = defineRegister<GroupMembership>({
  name: 'groupMembers',
  words: { one: 'member', many: 'members' },
  path: '/api/v1/groupmembers',
  // A membership is on the page of its group, which a change of it does not name.
  page: '/apps/groups',
  entity: groupMembership,
  may: { view: 'group.viewMembers', write: 'group.editMembers' },
  ...withinGroup,
  also: [
    {
      name: splitName,
      policy: splitPolicy,
      makes: ({ members }: SplitInput) => members[0]?.movedId,
    },
    {
      name: firstTimerName,
      policy: firstTimerPolicy,
      makes: (_input: FirstTimerInput, itemId) => itemId,
    },
  ],
  archivedAs: 'left',
  archiving: (archived, today) => ({ leftOn: archived ? today : null }),
  title: ({ personId }, titles) => titles?.get(personId) ?? '',
  search: ['personId', 'note'],
  blank: {
    groupId: '',
    churchId: '',
    personId: '',
    roleKey: 'member',
    joinedOn: '',
    status: 'active',
  },
  fields: {
    personId: {
      label: 'Person',
      input: { kind: 'lookup', among: personLookup },
      column: 1,
      section: 'Member',
      forNew: true,
    },
    roleKey: { label: 'Role', input: { kind: 'line', max: 40 }, column: 2, section: 'Member' },
    joinedOn: { label: 'Since', input: { kind: 'date' }, column: 3, section: 'Member' },
    leftOn: { label: 'Until', input: { kind: 'date' }, column: 4 },
    note: {
      label: 'Note',
      input: { kind: 'line', max: 200 },
      column: 5,
      section: 'Member',
      sensitive: true,
      hint: 'Everybody who sees the members of the group reads it.',
    },
    groupId: {
      label: 'Group',
      input: { kind: 'reference', to: () => groups, alike: ['churchId'] },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', pending: 'Pending', left: 'Left' } },
      filter: true,
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'personId',
      within: ['groupId'],
      says: 'This person is in the group already. Choose another',
    },
  ],
  merging: {
    // Two memberships of one group are one since the earlier day.
    joined: (stays, goes) => ({
      ...stays,
      joinedOn: stays.joinedOn < goes.joinedOn ? stays.joinedOn : goes.joinedOn,
      status: goes.status === 'active' ? goes.status : stays.status,
      note: stays.note ?? goes.note,
    }),
  },
  check: ({ status, joinedOn, leftOn }) => {
    const hasLeft = status === 'left';
    if (hasLeft !== (leftOn !== null)) {
      return {
        status: hasLeft ? 'Say when the membership ended' : 'Who is in the group has not left',
      };
    }
    return leftOn !== null && leftOn < joinedOn
      ? { joinedOn: 'The membership ended before this day. Choose an earlier one' }
      : {};
  },
});
