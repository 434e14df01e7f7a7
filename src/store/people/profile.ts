import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import { ownRegister, type RegisterOwn } from '#domain/organisation/own-register.ts';
import type { Group } from '#domain/groups/entities.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { mayEditContacts } from '#domain/people/edit-contacts.ts';
import { people } from '#domain/people/people.ts';
import { personLookup } from '#domain/people/person-lookup.ts';
import { nameOf } from '#domain/people/rules.ts';
import { type Grant, may, type Permission, roleTitle } from '#domain/permissions.ts';
import { idsLookedUp, type TitlePair } from '#domain/register/linked-rows.ts';
import { type Register, rowOf } from '#domain/register/register.ts';
import { ownAvatar } from '../access/own-photo.ts';
import { ownName } from '../access/own-name.ts';
import { type DeclinedContact, declinedContact } from '../care/declined-contact.ts';
import { cursorOf } from '../cursor-of.ts';
import { ownOfRegister } from '../organisation/own-of-register.ts';
import type { Store } from '../database.ts';
import { everyDay, withPacked } from '../attendance/packed-reports.ts';
import { inheritedAddress, type InheritedAddress } from '../families/inherited-address.ts';
import { freshness } from '../freshness.ts';
import { ownTenant } from '../organisation/own-tenant.ts';
import type { KnownProfile } from '../session/profile.ts';
import { rowsWithPendingById } from '../register/rows-with-pending.ts';
import { peopleById } from './people-by-id.ts';
import { type GroupOfPerson, groupsOfPerson } from './groups-of-person.ts';

/** A role, and the name of what it is over; null as long as this device does not hold that. */
export interface NamedRole {
  role: string;
  over: Grant['scope'];
  place: string | null;
}

/** A group somebody has to do with, as a line of a list. */
export type ProfileGroup = Pick<Group, 'id' | 'name'> & {
  /** '' for a group that has none. */
  schedule: string;
  type: string | null;
};

/** A report that somebody submitted, as a line of a list. */
export type HandedIn = Pick<
  AttendanceReport,
  'id' | 'date' | 'serviceName' | 'attendance' | 'didNotMeet'
> & { church: string | null; group: string | null };

/** Account details of a person, for themselves alone. */
export interface OwnAccount {
  name: string;
  email: string;
  tenant: string;
  roles: NamedRole[];
  /** Groups that the person leads. */
  groups: ProfileGroup[];
}

export interface ProfileWithPending {
  name: string;
  /** Address of their photo. */
  photo: string | null;
  /** Null for an account whose person is in no register that this device holds. */
  person: Person | null;
  church: Church | null;
  churchGroup: ChurchGroup | null;
  /** The account they sign in with. */
  accountId: string | null;
  /** The device's own account, if the profile is that person's. */
  own: OwnAccount | null;
  reports: { newest: HandedIn[]; total: number };
  groups: GroupOfPerson[];
  /** Custom fields and terms of the organisation for people. */
  ofOrganisation: RegisterOwn;
  /** Names of the people whom the custom fields name, by their ids. */
  named: TitlePair[];
  /** Where their family lives, for somebody without an address of their own. */
  inherited: InheritedAddress | null;
  /** Ways of writing to them to which they do not agree. */
  declined: DeclinedContact;
  /** Something that was changed of them waits on this device. */
  pending: boolean;
  mayEdit: boolean;
  /** Only contact details: the reader may not change the rest. */
  mayEditContacts: boolean;
  mayMerge: boolean;
  /** To take out what is kept about them. */
  mayTakeData: boolean;
  /** The server answers it to whoever sees the directory of their church. */
  maySeeHistory: boolean;
}

/** `filling`: what the device will hold is still on its way, so that nobody can be said to be unknown. */
export type ProfileFound =
  | { state: 'known'; profile: ProfileWithPending }
  | { state: 'filling' }
  | { state: 'unknown' };

/** Reports that a profile shows. */
const newestShown = 8;

async function scopeLabel(store: Store, { scope, scopeId }: Grant) {
  if (scope === 'tenant' || scopeId === null) return (await ownTenant(store)).name;
  const { cache } = store;
  const place = await cache[scope].get(scopeId);
  return place?.name ?? null;
}

async function ledBy({ cache, profile }: Store): Promise<ProfileGroup[]> {
  const ids = profile.grants.flatMap(({ scope, scopeId }) =>
    scope === 'group' && scopeId !== null ? [scopeId] : [],
  );
  const types = new Map((await cache.groupType.toArray()).map((type) => [type.id, type.name]));
  const held = await cache.group.bulkGet(ids);
  return held.flatMap((group) => {
    if (!group) return [];
    const { id, name, schedule } = group;
    return [{ id, name, schedule: schedule ?? '', type: types.get(group.groupTypeId) ?? null }];
  });
}

async function ownAccount(store: Store): Promise<OwnAccount> {
  const { user, grants } = store.profile;
  const roles: NamedRole[] = [];
  for (const grant of grants) {
    roles.push({
      role: roleTitle(grant),
      over: grant.scope,
      place: await scopeLabel(store, grant),
    });
  }
  const { name } = await ownName(store);
  const { name: tenant } = await ownTenant(store);
  return { name, email: user.email, tenant, roles, groups: await ledBy(store) };
}

async function handedInBy(store: Store, accountId: string): Promise<ProfileWithPending['reports']> {
  const { cache } = store;
  const rows = await cache.attendanceReport.where('authorIds').equals(accountId).toArray();
  const theirs = (await withPacked(store, everyDay, rows)).filter(
    ({ authorIds, status }) => authorIds.includes(accountId) && status !== 'void',
  );
  const newest = theirs.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, newestShown);
  const churches = await cache.church.bulkGet(newest.map(({ churchId }) => churchId));
  const groups = await cache.group.bulkGet(newest.map(({ groupId }) => groupId ?? ''));
  return {
    total: theirs.length,
    newest: newest.map(({ id, date, serviceName, attendance, didNotMeet }, at) => ({
      id,
      date,
      serviceName,
      attendance,
      didNotMeet,
      church: churches[at]?.name ?? null,
      group: groups[at]?.name ?? null,
    })),
  };
}

/** The photo of their account, as this device knows it: one's own, and that of whom one writes to. */
async function photoOf(store: Store, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  if (accountId === store.profile.id) return ownAvatar(store);
  return (await store.cache.colleague.get(accountId))?.avatar ?? null;
}

/**
 * Everybody sees the photo of the record, as lists show it; where it has none, the one that somebody gave their account.
 * On one's own page one's own comes first: it is changed there.
 */
function shownPhoto(isOwn: boolean, ofAccount: string | null, person: Person | null) {
  const ofRecord = person?.photoUrl ?? null;
  return isOwn ? (ofAccount ?? ofRecord) : (ofRecord ?? ofAccount);
}

function mayDo({ grants }: KnownProfile, person: Person | null, permission: Permission): boolean {
  return person !== null && may(grants, permission, people.subject({ ...person }));
}

/** Whether the person is in a group whose members the person at the device may reach and change so. */
function mayReach(
  { grants }: KnownProfile,
  person: Person | null,
  groups: readonly GroupOfPerson[],
) {
  if (person === null) return false;
  const { churchId } = person;
  return groups.some(
    ({ id, leftOn }) =>
      leftOn === null && may(grants, mayEditContacts, { kind: 'group', id, churchId }),
  );
}

/** The people whom the custom fields of a person name. */
async function namedBy(
  store: Store,
  own: RegisterOwn,
  person: Person | null,
): Promise<TitlePair[]> {
  if (person === null) return [];
  const ids = idsLookedUp(ownRegister(people as Register, own), personLookup, [person]);
  return [...(await peopleById(store, ids))].map(([id, one]) => [id, nameOf(one)]);
}

async function placeOf(
  { cache }: Store,
  person: Person | null,
): Promise<Pick<ProfileWithPending, 'church' | 'churchGroup'>> {
  const church = (person && (await cache.church.get(person.churchId))) ?? null;
  const id = church?.churchGroupId ?? null;
  return { church, churchGroup: (id !== null && (await cache.churchGroup.get(id))) || null };
}

async function inOrganisation(
  store: Store,
  person: Person | null,
): Promise<Pick<ProfileWithPending, 'ofOrganisation' | 'named'>> {
  const ofOrganisation = await ownOfRegister(store, people as Register);
  return { ofOrganisation, named: await namedBy(store, ofOrganisation, person) };
}

/** Its questions are asked side by side: one after the other, each waits for the database anew. */
async function profileFrom(
  store: Store,
  person: Person | null,
  pending: boolean,
): Promise<ProfileWithPending> {
  const { profile } = store;
  const accountId = person === null ? profile.id : person.accountId;
  const isOwn = accountId === profile.id;
  const [own, photo, reports, place, organisation, groups, inherited, declined] = await Promise.all(
    [
      isOwn ? ownAccount(store) : null,
      photoOf(store, accountId),
      accountId === null ? { newest: [], total: 0 } : handedInBy(store, accountId),
      placeOf(store, person),
      inOrganisation(store, person),
      person ? groupsOfPerson(store, person.id) : [],
      person && !person.address ? inheritedAddress(store, person.id) : null,
      declinedContact(store, person?.id ?? null),
    ],
  );
  return {
    photo: shownPhoto(isOwn, photo, person),
    name: own ? own.name : nameOf(must(person, 'the person of another account')),
    person,
    ...place,
    accountId,
    own,
    reports,
    groups,
    ...organisation,
    inherited,
    declined,
    pending,
    mayEdit: mayDo(profile, person, people.may.write),
    mayEditContacts: mayReach(profile, person, groups),
    mayMerge: mayDo(profile, person, 'person.merge'),
    mayTakeData: mayDo(profile, person, 'person.privacy'),
    maySeeHistory: mayDo(profile, person, people.may.view),
  };
}

/** The signed-in person's profile. It always has their account, and their row of people where that is in scope. */
export async function ownProfile(store: Store): Promise<ProfileFound> {
  const person = await store.cache.person.where({ accountId: store.profile.id }).first();
  return person
    ? personProfile(store, person.id)
    : { state: 'known', profile: await profileFrom(store, null, false) };
}

/** Another person’s profile. Ids outside the access scopes are unknown, like ids that do not exist: the device holds neither. */
export async function personProfile(store: Store, personId: string): Promise<ProfileFound> {
  const [row] = await rowsWithPendingById(store, people, [personId]);
  if (row) {
    return { state: 'known', profile: await profileFrom(store, rowOf(people, row), row.pending) };
  }
  const { state } = await freshness(store);
  const gained = await cursorOf(store.cache, 'gained');
  return { state: state === 'ready' && !gained ? 'unknown' : 'filling' };
}
