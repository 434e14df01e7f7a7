import type { Group, GroupMembership } from '#domain/groups/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { roleLabel, rolesOf } from '#domain/groups/member-roles.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** A group that somebody is in, or was, as a line of a list. */
export interface GroupOfPerson extends Pick<Group, 'id' | 'name'> {
  membershipId: string;
  /** '' for a group that has none. */
  schedule: string;
  type: string | null;
  role: string;
  joinedOn: string;
  /** Null for who is in it. */
  leftOn: string | null;
}

/** Those they are in first, each by its name. */
function inOrder(one: GroupOfPerson, other: GroupOfPerson): number {
  if ((one.leftOn === null) !== (other.leftOn === null)) return one.leftOn === null ? -1 : 1;
  return one.name.localeCompare(other.name, 'en');
}

/** The groups of a person whose members this device holds. */
export async function groupsOfPerson(store: Store, personId: string): Promise<GroupOfPerson[]> {
  const { cache } = store;
  const rows: GroupMembership[] = await rowsWithPending(store, memberships, { personId });
  const groups = await cache.group.bulkGet(rows.map(({ groupId }) => groupId));
  const types = await cache.groupType.bulkGet(groups.map((group) => group?.groupTypeId ?? ''));
  const found = rows.flatMap((row, at): GroupOfPerson[] => {
    const [group, type] = [groups[at], types[at]];
    if (!group) return [];
    const { id, name, schedule } = group;
    return [
      {
        id,
        name,
        membershipId: row.id,
        schedule: schedule ?? '',
        type: type?.name ?? null,
        role: roleLabel(rolesOf(type), row.roleKey),
        joinedOn: row.joinedOn,
        leftOn: isArchived(row) ? row.leftOn : null,
      },
    ];
  });
  return found.toSorted(inOrder);
}
