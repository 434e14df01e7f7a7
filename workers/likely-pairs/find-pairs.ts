import { likelyPairs, pairKey } from '#domain/duplicates/likely-pairs.ts';
import type { Person } from '#domain/people/entities.ts';
import { people as register } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { databases, type Store, storeOf } from '#store/database.ts';
import type { OnPart, PairsFound } from './likely-pairs-api.ts';

/** More than somebody looks through in one sitting. */
const mostPairs = 500;

/** Those whom the person at the device may merge. */
async function candidates({ cache, profile }: Store): Promise<Person[]> {
  const churches = new Map<string, boolean>();
  const mayMergeIn = (churchId: string) => {
    const known = churches.get(churchId);
    if (known !== undefined) return known;
    const allowed = may(profile.grants, 'person.merge', register.subject({ churchId }));
    churches.set(churchId, allowed);
    return allowed;
  };
  const people: Person[] = await cache.person.toArray();
  return people.filter((person) => !isArchived(person) && mayMergeIn(person.churchId));
}

async function apartIn({ cache }: Store): Promise<Set<string>> {
  const pairs = await cache.distinctPair.toArray();
  const current = pairs.filter((pair) => !isArchived(pair));
  return new Set(current.map(({ personId, otherId }) => pairKey(personId, otherId)));
}

/** The thread answers something else in between. */
const turn = () => new Promise<void>((over) => setTimeout(over));

/** Pairs of people on this device who may be one person. What still waits here is not among them. */
export async function findPairs(onPart: OnPart): Promise<PairsFound> {
  const store = await storeOf(databases());
  if (!store) return { pairs: [], total: 0, people: 0 };
  const people = await candidates(store);
  const found = await likelyPairs(people, await apartIn(store), async (part) => {
    // It goes by a port of its own: not waited for, the last part would come after the answer.
    await onPart(part);
    await turn();
  });
  return { pairs: found.slice(0, mostPairs), total: found.length, people: people.length };
}
