import type { Both } from '#domain/duplicates/merge-fields.ts';
import { churches } from '#domain/churches/churches.ts';
import { isOpen } from '#domain/follow-ups/due.ts';
import { familyName } from '#domain/families/family-words.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import type { OrganisationTerms } from '#domain/organisation/terms.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { householdsOf } from '../families/households.ts';
import { freshness } from '../freshness.ts';
import { termsHere } from '../organisation/own-of-register.ts';
import { peopleById } from '../people/people-by-id.ts';
import { groupsOfPerson } from '../people/groups-of-person.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** What refers to one of the two, as far as this device holds it. */
export interface Belongings {
  groups: string[];
  families: string[];
  followUps: { open: number; all: number };
  /** Churches that they lead. */
  leads: string[];
}

export interface TwoPeople {
  both: Both;
  belongings: readonly [Belongings, Belongings];
  /** Ids of churches -> their names. */
  churches: [id: string, name: string][];
  terms: OrganisationTerms;
  mayMerge: boolean;
}

/** `filling`: what the device will hold is still on its way, so that nobody can be said to be unknown. */
export type TwoFound =
  | { state: 'known'; two: TwoPeople }
  | { state: 'filling' }
  | { state: 'unknown' };

async function belongingsOf(store: Store, { id }: Person): Promise<Belongings> {
  const groups = await groupsOfPerson(store, id);
  const families = await householdsOf(store, id);
  const owed = await rowsWithPending(store, followUps, { personId: id });
  const led = await rowsWithPending(store, churches, { leaderPersonId: id });
  return {
    groups: groups.filter(({ leftOn }) => leftOn === null).map(({ name }) => name),
    families: families.map(({ family }) => familyName(family)),
    followUps: { open: owed.filter(isOpen).length, all: owed.length },
    leads: led.map(({ name }) => name),
  };
}

/** Two people side by side, with what refers to them. */
export async function twoPeople(store: Store, id: string, otherId: string): Promise<TwoFound> {
  const known = await peopleById(store, [id, otherId]);
  const [one, other] = [known.get(id), known.get(otherId)];
  if (!one || !other || id === otherId) {
    const { state } = await freshness(store);
    return { state: state === 'ready' ? 'unknown' : 'filling' };
  }
  const { grants } = store.profile;
  const rows = await rowsWithPending(store, churches);
  const current = rows.filter((row) => !isArchived(row));
  return {
    state: 'known',
    two: {
      both: [one, other],
      belongings: [await belongingsOf(store, one), await belongingsOf(store, other)],
      churches: current.map((church) => [church.id, church.name]),
      terms: await termsHere(store),
      mayMerge: [one, other].every((person) =>
        may(grants, 'person.merge', people.subject({ ...person })),
      ),
    },
  };
}
