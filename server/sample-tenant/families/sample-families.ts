import type { Church } from '#domain/churches/entities.ts';
import type { Family, FamilyMember, FamilyRole } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { ageOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { wholeRow } from '#domain/register/register.ts';
import { fixedId } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';

/** Others of a church live together too, and nobody has made them a family yet. */
const familiesPerChurch = 4;
/** Years. */
const youngestParent = 18;
const ageOfAdults = 40;

export interface Household {
  family: Family;
  members: FamilyMember[];
}

/** People of a church who stand one after the other in the sample and have one last name: they live together. */
function householdsIn(people: readonly Person[]): Person[][] {
  const households: Person[][] = [];
  for (const person of people) {
    const last = households.at(-1);
    if (person.lastName !== null && last?.[0]?.lastName === person.lastName) last.push(person);
    else households.push([person]);
  }
  return households.filter(({ length }) => length > 1);
}

/** Somebody without a birth date is an adult: those who sign in have none. */
const ageOf = ({ birthDate }: Person, today: string) =>
  (birthDate ? ageOn(birthDate, today) : null) ?? ageOfAdults;

/** Whether two can be husband and wife: neither is said to live alone, and they are of about one age. */
function canBeSpouses(one: Person, other: Person, today: string): boolean {
  return (
    [one, other].every(({ maritalStatus }) => maritalStatus === 'Married') &&
    one.gender !== other.gender &&
    Math.abs(ageOf(one, today) - ageOf(other, today)) <= youngestParent / 2
  );
}

/** Places in the family: the oldest is its head, those who are a generation younger are children. */
function rolesOf(people: readonly Person[], today: string): FamilyRole[] {
  const [head] = people.toSorted((one, other) => ageOf(other, today) - ageOf(one, today));
  const spouse = people.find((one) => head && one !== head && canBeSpouses(head, one, today));
  return people.map((person) => {
    if (person === head) return 'head';
    if (person === spouse) return 'spouse';
    const younger = head ? ageOf(head, today) - ageOf(person, today) : 0;
    return younger >= youngestParent ? 'child' : 'other';
  });
}

function familyOf(church: Church, people: readonly Person[], today: string): Household | null {
  const [first] = people;
  if (!first?.lastName) return null;
  const id = fixedId(`family/${first.id}`);
  const family = wholeRow(families, {
    ...families.blank,
    id,
    churchId: church.id,
    name: first.lastName,
    address: first.address ?? null,
    city: church.name,
    country: 'South Africa',
    language: first.languages?.split(',')[0] ?? null,
  });
  const roles = rolesOf(people, today);
  const members = people.map((person, at) =>
    wholeRow(familyMembers, {
      ...familyMembers.blank,
      id: fixedId(`family member/${person.id}`),
      familyId: id,
      churchId: church.id,
      personId: person.id,
      role: roles[at] ?? 'other',
      isPrimaryContact: roles[at] === 'head',
      isPrimaryFamily: true,
    }),
  );
  return { family, members };
}

/** The families of one church, of people whom it has. */
export function familiesOf(
  church: Church,
  people: readonly Person[],
  { today }: Moment,
): Household[] {
  const here = people.filter(({ churchId }) => churchId === church.id);
  const first = householdsIn(here).slice(0, familiesPerChurch);
  return first.flatMap((one) => familyOf(church, one, today) ?? []);
}
