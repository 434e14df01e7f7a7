import type { Group } from '#domain/groups/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import { type AttendedOn, attendedOn, streakOf, streakWords } from '#domain/rolls/streaks.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { type KnownRoll, rollsOfGroup, rollsOfPerson } from './rolls-with-pending.ts';

/** Meetings that a profile shows of a group. */
export const meetingsShown = 26;

/** How somebody came to one group. */
export interface AttendanceInGroup extends Pick<Group, 'id' | 'name'> {
  /** The last meetings whose roll was called, the newest first. */
  meetings: AttendedOn[];
  /** Of those on which they were marked. */
  present: number;
  marked: number;
  /** 'Present 5 times in a row', 'Absent 3 weeks'; null where nobody marked them. */
  streak: string | null;
}

/** The meetings since somebody joined: that they were not marked before says nothing of them. */
function fromJoining(
  rolls: readonly KnownRoll[],
  personId: string,
  joinedOn: string | undefined,
): AttendedOn[] {
  return attendedOn(rolls, personId)
    .filter(({ date, mark }) => mark !== 'none' || (joinedOn !== undefined && date >= joinedOn))
    .slice(0, meetingsShown);
}

function inGroup(
  { id, name }: Group,
  rolls: readonly KnownRoll[],
  { personId, joinedOn }: { personId: string; joinedOn: string | undefined },
): AttendanceInGroup {
  const meetings = fromJoining(rolls, personId, joinedOn);
  const marked = meetings.filter(({ mark }) => mark !== 'none');
  return {
    id,
    name,
    meetings,
    present: marked.filter(({ mark }) => mark === 'present').length,
    marked: marked.length,
    streak: streakWords(streakOf(meetings)),
  };
}

/**
 * How somebody came to their groups, as far as this device holds the rolls. Null for who sees the members of none of
 * these groups, and of no group of the church: they are not told whether there is anything.
 */
export async function personAttendance(
  store: Store,
  personId: string,
  churchId: string,
): Promise<AttendanceInGroup[] | null> {
  const { cache, profile } = store;
  const rows = await rowsWithPending(store, memberships, { personId });
  const joined = new Map<string, string>();
  for (const row of rows) if (!isArchived(row)) joined.set(row.groupId, row.joinedOn);
  const named = await rollsOfPerson(store, personId);
  const ids = new Set([...joined.keys(), ...named.map(({ groupId }) => groupId)]);
  const groups = (await cache.group.bulkGet([...ids])).filter((one) => one !== undefined);
  const seen = groups.filter((one) =>
    may(profile.grants, memberships.may.view, {
      kind: 'group',
      id: one.id,
      churchId: one.churchId,
    }),
  );
  const seesChurch = may(profile.grants, memberships.may.view, { kind: 'church', id: churchId });
  if (seen.length === 0 && !seesChurch) return null;
  const all = await Promise.all(
    seen.map(async (one) => {
      const rolls = await rollsOfGroup(store, one.id);
      return inGroup(one, rolls, { personId, joinedOn: joined.get(one.id) });
    }),
  );
  const some = all.filter(({ meetings }) => meetings.length > 0);
  return some.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
