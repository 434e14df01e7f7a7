import type { Group, GroupMembership } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { rolesOf } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { SplitFacts } from '#domain/groups/split-rules.ts';
import type { Store } from '../database.ts';
import { shownRows } from '../register/shown-rows.ts';

/** What a split of a group is judged by on this device; null where the group is not here. */
export async function splitFacts(store: Store, id: string): Promise<SplitFacts | null> {
  const others = (await shownRows(store, groups)) as unknown as Group[];
  const group = others.find((one) => one.id === id);
  if (!group) return null;
  const members = await shownRows(store, memberships, { groupId: id });
  const type = await store.cache.groupType.get(group.groupTypeId);
  return {
    group,
    others,
    members: members as unknown as GroupMembership[],
    roles: new Set(rolesOf(type).map(({ key }) => key)),
  };
}
