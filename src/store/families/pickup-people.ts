import type { PickupPerson } from '#domain/families/entities.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { peopleById } from '../people/people-by-id.ts';
import { registerQueries } from '../register/register-queries.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

export const pickupPersonQueries = registerQueries(pickupPeople);

/** An entry of a family, with the name of the person as it is today. */
export interface NamedPickupPerson extends PickupPerson {
  called: string;
}

function withName(row: PickupPerson, titles: ReadonlyMap<string, string>): NamedPickupPerson {
  return { ...row, called: pickupPeople.title(row, titles) };
}

/** Pick-up people of a family: those who may not fetch a child first. */
export async function pickupPeopleOf(store: Store, familyId: string): Promise<NamedPickupPerson[]> {
  const rows = (await rowsWithPending(store, pickupPeople, { familyId })).filter(
    (row) => !isArchived(row),
  );
  const known = await peopleById(
    store,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const titles = new Map([...known].map(([id, person]) => [id, nameOf(person)]));
  return rows
    .map((row) => withName(row, titles))
    .toSorted(
      (one, other) =>
        one.standing.localeCompare(other.standing, 'en') ||
        one.called.localeCompare(other.called, 'en'),
    );
}
