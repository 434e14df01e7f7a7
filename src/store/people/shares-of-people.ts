import { people } from '#domain/people/people.ts';
import { type PeopleShares, peopleShares } from '#domain/people/people-shares.ts';
import { holds } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** The named question: parts of the people of one church or of all; null for who sees no people. */
export async function sharesOfPeople(
  store: Store,
  { today, churchId }: { today: string; churchId: string | null },
): Promise<PeopleShares | null> {
  if (!holds(store.profile.grants, 'person.view')) return null;
  const rows = await rowsWithPending(store, people, churchId === null ? {} : { churchId });
  return peopleShares(rows, today);
}
