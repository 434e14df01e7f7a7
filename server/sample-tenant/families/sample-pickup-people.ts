import type { PickupPerson } from '#domain/families/entities.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import { must } from '#domain/must.ts';
import { ageClassOn } from '#domain/people/age.ts';
import { sampleAges } from '../places.ts';
import type { Person } from '#domain/people/entities.ts';
import { wholeRow } from '#domain/register/register.ts';
import { fixedId } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';
import type { Household } from './sample-families.ts';

type Said = Pick<PickupPerson, 'relationship'> & Partial<PickupPerson>;

/** Of each of the first families with a child. An entry without a name is about somebody of the church. */
const said: readonly (readonly Said[])[] = [
  [
    { relationship: 'Aunt' },
    {
      name: 'Desmond Pule',
      relationship: 'Former neighbour',
      standing: 'notAuthorised',
      note: 'Call the mother if he comes. She has told the school too',
    },
  ],
  [{ relationship: 'Godmother' }, { name: 'Gogo Selina', relationship: 'Grandmother' }],
  [{ name: 'Joe Mabena', relationship: 'Driver', note: 'White minibus, Fridays only' }],
];

/** A woman of the church, beside those of the family, who can be rung. */
function friendOf(
  { family, members }: Household,
  people: readonly Person[],
  today: string,
): Person {
  const own = new Set(members.map(({ personId }) => personId));
  const friend = people.find(
    (person) =>
      person.churchId === family.churchId &&
      !own.has(person.id) &&
      person.accountId === null &&
      person.gender === 'Female' &&
      ageClassOn(person, today, sampleAges) === 'Adult' &&
      (person.phoneNumbers ?? []).length > 0,
  );
  return must(friend, 'a friend of a family');
}

/** Whether a family has a child who is young enough to be fetched. */
function hasYoungChild({ members }: Household, children: ReadonlySet<string>): boolean {
  return members.some(({ role, personId }) => role === 'child' && children.has(personId));
}

/** Those who may fetch the children of a few families, and one who may not. */
export function pickupPeopleOf(
  households: readonly Household[],
  people: readonly Person[],
  { today }: Moment,
): PickupPerson[] {
  const young = people.filter((person) => ageClassOn(person, today, sampleAges) === 'Child');
  const children = new Set(young.map(({ id }) => id));
  const some = households.filter((one) => hasYoungChild(one, children)).slice(0, said.length);
  return some.flatMap((household, at) => {
    const friend = friendOf(household, people, today);
    return must(said[at], 'pick-up people of a family').map((entry, nth) =>
      wholeRow(pickupPeople, {
        ...pickupPeople.blank,
        id: fixedId(`pick-up person/${household.family.id}/${nth}`),
        familyId: household.family.id,
        churchId: household.family.churchId,
        personId: entry.name === undefined ? friend.id : null,
        ...entry,
      }),
    );
  });
}
