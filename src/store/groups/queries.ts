import type { Group, GroupType } from '#domain/groups/entities.ts';
import { findAmong } from '#domain/groups/find-groups.ts';
import type { FoundGroup } from '#domain/groups/operations.ts';
import { may } from '#domain/permissions.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import type { Store } from '../database.ts';

/** Every group this device holds, archived ones too: old reports keep their names. */
export async function groupsInReach({ cache }: Store): Promise<Group[]> {
  return (await cache.group.toArray()).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function givesReports(type: GroupType | undefined): boolean {
  return type?.reportForm === 'group';
}

/** Active groups whose reports the person may submit. */
export async function groupsToCount(store: Store): Promise<Group[]> {
  const { cache, profile } = store;
  const types = new Map((await cache.groupType.toArray()).map((type) => [type.id, type]));
  const groups = await groupsInReach(store);
  return groups.filter(
    ({ id, churchId, status, groupTypeId }) =>
      status === 'active' &&
      givesReports(types.get(groupTypeId)) &&
      may(profile.grants, 'report.submitGroup', { kind: 'group', id, churchId }),
  );
}

/** Groups this device holds, as the server's autocomplete finds them. */
export async function findGroups(
  { cache }: Store,
  { searchTerm }: { searchTerm?: string | undefined },
): Promise<{ data: FoundGroup[] }> {
  const lookedFor = wordsLookedFor(searchTerm);
  if (lookedFor.length === 0) return { data: [] };
  const types = new Map((await cache.groupType.toArray()).map(({ id, name }) => [id, name]));
  const groups = await cache.group.filter(({ status }) => status !== 'archived').toArray();
  const named = groups.map(({ id, name, groupTypeId }) => ({
    id,
    name,
    groupType: types.get(groupTypeId) ?? '',
  }));
  return { data: findAmong(named, lookedFor) };
}
