import { groups } from '#domain/groups/groups.ts';
import { rolesOf } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { SplitFacts } from '#domain/groups/split-rules.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** Facts that a split of a group is checked against on this device; null where the group is not here. */
export async function splitFacts(store: Store, id: string): Promise<SplitFacts | null> {
  const others = await rowsWithPending(store, groups);
  const group = others.find((one) => one.id === id);
  if (!group) return null;
  const members = await rowsWithPending(store, memberships, { groupId: id });
  const type = await store.cache.groupType.get(group.groupTypeId);
  return { group, others, members, roles: new Set(rolesOf(type).map(({ key }) => key)) };
}
