import type { PickupPerson } from '#domain/families/entities.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { type HeldHere, heldHere } from '../held-here.ts';
import { peopleById } from '../people/people-by-id.ts';
import { registerQueries } from '../register/register-queries.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

export const pickupPersonQueries = registerQueries(pickupPeople);

/** An entry of a family, with what the list of people says of the person today. */
export interface NamedPickupPerson extends PickupPerson {
  called: string;
  /** Their first number; null for somebody who is known by a name alone. */
  phone: string | null;
}

function withPerson(row: PickupPerson, person: Person | undefined): NamedPickupPerson {
  const titles = new Map(person ? [[person.id, nameOf(person)]] : []);
  const phone = person?.phoneNumbers?.[0]?.number ?? null;
  return { ...row, called: pickupPeople.title(row, titles), phone };
}

/** Without all of them here, nobody may say that a family has none, or that nobody is kept from fetching a child. */
export interface PickupOfFamily {
  /** Those who may not fetch a child first. */
  people: readonly NamedPickupPerson[];
  held: HeldHere;
}

/** Pick-up people of a family. */
export async function pickupPeopleOf(store: Store, familyId: string): Promise<PickupOfFamily> {
  const [held, all] = await Promise.all([
    heldHere(store, pickupPeople.facet),
    rowsWithPending(store, pickupPeople, { familyId }),
  ]);
  const rows = all.filter((row) => !isArchived(row));
  const known = await peopleById(
    store,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const named = rows
    .map((row) => withPerson(row, known.get(row.personId ?? '')))
    .toSorted(
      (one, other) =>
        one.standing.localeCompare(other.standing, 'en') ||
        one.called.localeCompare(other.called, 'en'),
    );
  return { people: named, held };
}
