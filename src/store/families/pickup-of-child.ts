import type { Family } from '#domain/families/entities.ts';
import { isPickedUp } from '#domain/families/is-picked-up.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import { ageClassOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import { termsHere } from '../organisation/own-of-register.ts';
import { householdsOf } from './households.ts';
import { type PickupOfFamily, pickupPeopleOf } from './pickup-people.ts';

/** A family of a child, with its pick-up people. */
export interface FamilyPickup {
  family: Family;
  pickup: PickupOfFamily;
}

/**
 * The families in which somebody is a child, with their pick-up people, the main family first. A family whose pick-up
 * people are not for the reader is left out: the device holds none of them, and would say that there are none.
 * `today`: yyyy-MM-dd.
 */
export async function pickupOfChild(
  store: Store,
  person: Pick<Person, 'id' | 'birthDate' | 'ageClassification'>,
  today: string,
): Promise<FamilyPickup[]> {
  const { id: personId } = person;
  const ageClass = ageClassOn(person, today, await termsHere(store));
  const households = await householdsOf(store, personId);
  const found = households.filter(
    ({ family, members }) =>
      may(store.profile.grants, pickupPeople.may.view, pickupPeople.subject({ ...family })) &&
      members.some((one) => one.personId === personId && isPickedUp(ageClass, one.role)),
  );
  return Promise.all(
    found.map(async ({ family }) => ({ family, pickup: await pickupPeopleOf(store, family.id) })),
  );
}
