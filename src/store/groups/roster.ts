import type { Group, GroupMembership, GroupType } from '#domain/groups/entities.ts';
import { type MemberRole, rolesByRank, rolesOf } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { nameOf } from '#domain/people/rules.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';

import type { Store } from '../database.ts';
import { peopleById } from '../people/people-by-id.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** Somebody who is in a group. */
export interface RosterMember extends Pick<GroupMembership, 'id' | 'personId' | 'roleKey'> {
  name: string;
  photoUrl: string | null;
  isLeader: boolean;
}

/** A group's people, leaders first, then in the order of their roles, then by name. */
export interface Roster {
  /** The type's. */
  roles: readonly MemberRole[];
  /** Word for one of its people: 'member'. */
  term: string;
  members: RosterMember[];
  /** Id of a person -> photo, also of who has left. */
  photos: [personId: string, photoUrl: string | null][];
  /** Whether this person sees the people of the group. */
  maySee: boolean;
  mayEdit: boolean;
  /** Whether they can find people to add: who leads a group alone sees no others. */
  mayFind: boolean;
}

type Placed = Pick<Group, 'id' | 'churchId' | 'groupTypeId'>;

export async function rosterOf(
  store: Store,
  id: string,
  churchId: string,
  groupTypeId: string,
): Promise<Roster> {
  const { cache, profile } = store;
  const type: GroupType | undefined = await cache.groupType.get(groupTypeId);
  const roles = rolesOf(type);
  const leading = new Set(roles.flatMap(({ key, isLeader }) => (isLeader ? [key] : [])));
  const ranks = rolesByRank(roles).map(({ key }) => key);
  const rankOf = ({ roleKey }: RosterMember) => {
    const at = ranks.indexOf(roleKey);
    return at === -1 ? ranks.length : at;
  };
  const all = await rowsWithPending(store, memberships, { groupId: id });
  const known = await peopleById(
    store,
    all.map(({ personId }) => personId),
  );
  const members = all.flatMap((row): RosterMember[] => {
    if (isArchived(row)) return [];
    const person = known.get(row.personId);
    const { roleKey, personId } = row;
    return [
      {
        id: row.id,
        personId,
        roleKey,
        name: person ? nameOf(person) : 'Unknown person',
        photoUrl: person?.photoUrl ?? null,
        isLeader: leading.has(roleKey),
      },
    ];
  });
  const group: Placed = { id, churchId, groupTypeId };
  const over = { kind: 'group', id: group.id, churchId } as const;
  return {
    roles,
    term: type?.groupMemberTerm ?? 'member',
    members: members.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'),
    ),
    photos: [...known.values()].map((person) => [person.id, person.photoUrl]),
    maySee: may(profile.grants, memberships.may.view, over),
    mayEdit: may(profile.grants, memberships.may.write, over),
    mayFind: may(profile.grants, 'person.view', { kind: 'church', id: churchId }),
  };
}
