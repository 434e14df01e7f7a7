import { people } from '#domain/people/people.ts';
import type { Store } from '../database.ts';
import { freshness } from '../freshness.ts';
import { holdsAllAsOf } from '../holds-all.ts';

/** Of the people whom the person at the device may see: whether they are here. `some`: a church is too large for it. */
export type PeopleHere = 'coming' | 'some' | 'all';

export async function peopleHere(store: Store): Promise<PeopleHere> {
  const { state } = await freshness(store);
  if (state !== 'ready') return 'coming';
  return (await holdsAllAsOf(store, people.facet)) === null ? 'some' : 'all';
}
