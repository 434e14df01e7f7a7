import type { GroupType } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { type MemberRole, rolesOf } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** A group that people can be added to. */
export interface GroupToJoin {
  id: string;
  churchId: string;
  name: string;
  /** What tells it from another of the same name: 'Cell, Soweto'. */
  about: string;
  /** Of its type. */
  roles: readonly MemberRole[];
}

/** The groups to which this person may add people, by name. */
export async function groupsToJoin(store: Store): Promise<GroupToJoin[]> {
  const { cache, profile } = store;
  const types = new Map<string, GroupType>();
  for (const type of await cache.groupType.toArray()) types.set(type.id, type);
  const churches = new Map(
    (await cache.church.toArray()).map((church) => [church.id, church.name] as const),
  );
  const found = (await rowsWithPending(store, groups)).flatMap((group): GroupToJoin[] => {
    const { id, churchId, groupTypeId, name } = group;
    const mayAdd = may(profile.grants, memberships.may.write, { kind: 'group', id, churchId });
    if (!mayAdd || isArchived(group)) return [];
    const type = types.get(groupTypeId);
    const about = [type?.name, churches.get(churchId)].filter(Boolean).join(', ');
    return [{ id, churchId, name, about, roles: rolesOf(type) }];
  });
  return found.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Which of these people are in the group, or wait to be taken in. */
export async function alreadyIn(
  store: Store,
  groupId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsWithPending(store, memberships, { groupId });
  const inIt = new Set(rows.flatMap((row) => (isArchived(row) ? [] : [row.personId])));
  return personIds.filter((id) => inIt.has(id));
}
