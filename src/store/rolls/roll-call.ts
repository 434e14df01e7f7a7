import { capitalised } from '#domain/capitalised.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { Group, GroupMembership } from '#domain/groups/entities.ts';
import { type MemberRole, plainRole, roleLabel, rolesOf } from '#domain/groups/member-roles.ts';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Meeting } from '#domain/rolls/entities.ts';
import { type Lists, nobodyMarked } from '#domain/rolls/marks.ts';
import { sinceLastTime } from '#domain/rolls/streaks.ts';
import { dateInZone, latestWeekday } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { peopleById } from '../people/people-by-id.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { mayCallRoll } from './may-call-roll.ts';
import { type KnownRoll, rollsOfGroup } from './rolls-with-pending.ts';

/** Somebody whose name is called. */
export interface CalledPerson {
  id: string;
  name: string;
  photoUrl: string | null;
  /** Role, or what a leader should know: 'Second visit', 'Absent 2 weeks'. */
  note: string;
}

export interface RollCall {
  meeting: Meeting;
  group: string;
  church: string;
  service: string;
  /** yyyy-MM-dd in the church. */
  today: string;
  /** 'members': what the type calls its people. */
  many: string;
  one: string;
  /** Role of somebody new. */
  newRole: string;
  /** By their names. */
  people: CalledPerson[];
  /** Marks that were sent, or wait to be sent. */
  lists: Lists;
}

export type RollCallFound =
  | { state: 'ready'; roll: RollCall }
  /** No group of this id is here, or its people are not to be seen, or its roll not to be called. */
  | { state: 'unknown' }
  /** The church has no meeting of groups. */
  | { state: 'noMeeting'; church: string };

/** The meeting that is asked for by an address. Without a day: the latest one on which the group meets. */
export interface AskedMeeting {
  groupId: string;
  date: string | null;
  serviceId: string | null;
}

/** Whether somebody belonged to the group on a day. */
function wasIn({ joinedOn, leftOn }: GroupMembership, date: string): boolean {
  return joinedOn <= date && (leftOn === null || leftOn > date);
}

function latestMeeting({ weekdays }: Pick<Group, 'weekdays'>, today: string): string {
  const days = weekdays.map((day) => latestWeekday(today, day));
  return days.toSorted().at(-1) ?? today;
}

async function meetingOfGroups(
  { cache }: Store,
  churchId: string,
  asked: string | null,
): Promise<Service | undefined> {
  const all = (await cache.service.toArray()).filter(
    (service) => service.churchId === churchId && service.kind === 'cell',
  );
  return all.find(({ id }) => id === asked) ?? all.find(({ status }) => status === 'active');
}

interface Called {
  meeting: Meeting;
  roles: readonly MemberRole[];
  roll: Lists;
  before: readonly KnownRoll[];
}

/** Everybody who belonged to the group on the day, and whoever is marked beside them. */
async function calledPeople(
  store: Store,
  { meeting, roles, roll, before }: Called,
): Promise<CalledPerson[]> {
  const { groupId, date } = meeting;
  const members = await rowsWithPending(store, memberships, { groupId });
  const roleOf = new Map(
    members.flatMap((row) => (wasIn(row, date) ? [[row.personId, row.roleKey] as const] : [])),
  );
  const ids = new Set([...roleOf.keys(), ...roll.present, ...roll.absent]);
  const known = await peopleById(store, [...ids]);
  const notes = (id: string) => {
    if (roll.firstTimers.includes(id)) return 'First visit';
    const key = roleOf.get(id);
    const role = key === undefined ? 'Guest' : capitalised(roleLabel(roles, key));
    return sinceLastTime(before, id, date) ?? role;
  };
  const called = [...ids].map((id): CalledPerson => {
    const person = known.get(id);
    return {
      id,
      name: person ? nameOf(person) : 'Somebody not on this device',
      photoUrl: person?.photoUrl ?? null,
      note: notes(id),
    };
  });
  return called.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The people of a meeting, with how each was marked, and what is known of the meetings before. */
export async function rollCall(
  store: Store,
  { groupId, date: askedDate, serviceId }: AskedMeeting,
): Promise<RollCallFound> {
  const { cache, profile } = store;
  const group = (await rowsWithPending(store, groups)).find(({ id }) => id === groupId);
  if (!group) return { state: 'unknown' };
  const { churchId, groupTypeId, name } = group;
  if (!(await mayCallRoll(store, groupId, churchId))) return { state: 'unknown' };
  const church: Church | undefined = await cache.church.get(churchId);
  const service = await meetingOfGroups(store, churchId, serviceId);
  const called = church?.name ?? 'This church';
  if (!service) return { state: 'noMeeting', church: called };
  const type = await cache.groupType.get(groupTypeId);
  const roles = rolesOf(type);
  const today = dateInZone(new Date(), church?.timeZone ?? profile.tenant.timeZone);
  const date = askedDate ?? latestMeeting(group, today);
  const meeting: Meeting = { groupId, churchId, serviceId: service.id, date };
  const rolls = await rollsOfGroup(store, groupId);
  const own = rolls.find((one) => one.date === date && one.serviceId === service.id);
  const roll = own ?? { ...meeting, ...nobodyMarked };
  const before = rolls.filter((one) => one.date < date);
  const one = type?.groupMemberTerm ?? 'member';
  return {
    state: 'ready',
    roll: {
      meeting,
      group: name,
      church: called,
      service: service.name,
      today,
      one,
      many: pluralOf(one),
      newRole: plainRole(roles),
      people: await calledPeople(store, { meeting, roles, roll, before }),
      lists: roll,
    },
  };
}
