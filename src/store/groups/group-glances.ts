import type { Group } from '#domain/groups/entities.ts';
import { may } from '#domain/permissions.ts';
import { browseReports } from '../attendance/queries.ts';
import type { Store } from '../database.ts';
import { type RosterMember, rosterOf } from './roster.ts';

/** A group at a glance. */
export interface GroupGlance {
  /** How many came to its latest meetings, the oldest first; null where it gives no reports, or they may not be seen. */
  attendance: number[] | null;
  /** Its people, leaders first; null where they may not be seen. */
  members: RosterMember[] | null;
}

export type GlancedGroup = Pick<Group, 'id' | 'churchId' | 'groupTypeId'>;

const lastMeetings = 8;

async function lastCounts(
  store: Store,
  group: GlancedGroup,
  from: string,
): Promise<number[] | null> {
  const { id, churchId, groupTypeId } = group;
  const over = { kind: 'group', id, churchId } as const;
  const { grants } = store.profile;
  const type = await store.cache.groupType.get(groupTypeId);
  const maySee = may(grants, 'report.viewGroup', over) || may(grants, 'report.submitGroup', over);
  if (!maySee || type?.reportForm !== 'group') return null;
  const { rows } = await browseReports(store, {
    kind: 'group',
    churchId,
    groupId: id,
    from,
    sort: 'date',
    descending: true,
    page: 1,
    perPage: lastMeetings,
  });
  const counts = rows.flatMap(({ attendance, didNotMeet }) =>
    didNotMeet || attendance === null ? [] : [attendance],
  );
  return counts.toReversed();
}

async function glanceOf(store: Store, group: GlancedGroup, from: string): Promise<GroupGlance> {
  const { id, churchId, groupTypeId } = group;
  const [attendance, { maySee, members }] = await Promise.all([
    lastCounts(store, group, from),
    rosterOf(store, id, churchId, groupTypeId),
  ]);
  return { attendance, members: maySee ? members : null };
}

/** Groups at a glance, by their ids. `from`: yyyy-MM-dd; years of packed reports would be read for each of them. */
export async function groupGlances(
  store: Store,
  groups: readonly GlancedGroup[],
  from: string,
): Promise<[id: string, GroupGlance][]> {
  return Promise.all(
    groups.map(
      async (group) => [group.id, await glanceOf(store, group, from)] as [string, GroupGlance],
    ),
  );
}
