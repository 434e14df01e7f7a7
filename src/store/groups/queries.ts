import type { Group, GroupType } from '#domain/groups/entities.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';

/** Every group this device holds, archived ones too: old reports keep their names. */
export async function groupsInScope({ cache }: Store): Promise<Group[]> {
  return (await cache.group.toArray()).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Number of groups of a type that are not archived. */
export async function groupsOfType({ cache }: Store, groupTypeId: string): Promise<number> {
  return cache.group
    .where({ groupTypeId })
    .filter((group) => !isArchived(group))
    .count();
}

function givesReports(type: GroupType | undefined): boolean {
  return type?.reportForm === 'group';
}

/** Active groups whose reports the person may submit. */
export async function groupsToCount(store: Store): Promise<Group[]> {
  const { cache, profile } = store;
  const types = new Map((await cache.groupType.toArray()).map((type) => [type.id, type]));
  const groups = await groupsInScope(store);
  return groups.filter(
    ({ id, churchId, status, groupTypeId }) =>
      status === 'active' &&
      givesReports(types.get(groupTypeId)) &&
      may(profile.grants, 'report.submitGroup', { kind: 'group', id, churchId }),
  );
}
