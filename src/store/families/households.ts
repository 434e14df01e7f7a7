import type { Family, FamilyMember, FamilyRole } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { birthText } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { may } from '#domain/permissions.ts';
import { rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { peopleById } from '../people/people-by-id.ts';
import { rowsWithPending, rowsWithPendingById } from '../register/rows-with-pending.ts';

/** Somebody who is in a family. */
export interface HouseholdMember extends Pick<FamilyMember, 'id' | 'personId' | 'role'> {
  name: string;
  /** '' for somebody whom this device does not hold, as the name does not say it. */
  firstName: string;
  photoUrl: string | null;
  gender: Person['gender'];
  birthDate: Person['birthDate'];
}

/** A family with its people. */
export interface Household {
  family: Family;
  /** Whether the person whose families were asked for lives there. */
  livesHere: boolean;
  members: HouseholdMember[];
  mayEdit: boolean;
}

const ranks = ['head', 'spouse', 'child', 'other'] as const satisfies readonly FamilyRole[];

/** The number by which the people of a family stand. */
export function familyRank(role: FamilyRole): number {
  return ranks.indexOf(role);
}

/** Children stand from the oldest on; those whose birthday nobody knows come last. */
const bornOn = ({ birthDate }: HouseholdMember) => (birthDate ? birthText(birthDate) : '9999');

function inOrder(one: HouseholdMember, other: HouseholdMember): number {
  return (
    familyRank(one.role) - familyRank(other.role) ||
    bornOn(one).localeCompare(bornOn(other), 'en') ||
    one.name.localeCompare(other.name, 'en')
  );
}

function memberFrom({ id, personId, role }: FamilyMember, person?: Person): HouseholdMember {
  return {
    id,
    personId,
    role,
    name: person ? nameOf(person) : 'Unknown person',
    firstName: person?.firstName ?? '',
    photoUrl: person?.photoUrl ?? null,
    gender: person?.gender,
    birthDate: person?.birthDate,
  };
}

/** The people who are in a family now: its head first, its children from the oldest on. */
export async function membersOfFamily(store: Store, familyId: string): Promise<HouseholdMember[]> {
  const rows = await rowsWithPending(store, familyMembers, { familyId });
  const current = rows.filter((row) => !isArchived(row));
  const known = await peopleById(
    store,
    current.map(({ personId }) => personId),
  );
  return current.map((row) => memberFrom(row, known.get(row.personId))).toSorted(inOrder);
}

/** The families that somebody is in, the main one first. */
export async function householdsOf(store: Store, personId: string): Promise<Household[]> {
  const rows = await rowsWithPending(store, familyMembers, { personId });
  const own = new Map(
    rows.filter((row) => !isArchived(row)).map((row) => [row.familyId, row] as const),
  );
  const found = await rowsWithPendingById(store, families, [...own.keys()]);
  const current = found.map((row) => rowOf(families, row)).filter((row) => !isArchived(row));
  const isMain = ({ id }: Family) => own.get(id)?.isPrimaryFamily === true;
  const ordered = current.toSorted(
    (one, other) =>
      Number(isMain(other)) - Number(isMain(one)) || one.name.localeCompare(other.name, 'en'),
  );
  return Promise.all(
    ordered.map(async (family) => ({
      family,
      livesHere: own.get(family.id)?.livesHere === true,
      members: await membersOfFamily(store, family.id),
      mayEdit: may(store.profile.grants, families.may.write, families.subject({ ...family })),
    })),
  );
}
