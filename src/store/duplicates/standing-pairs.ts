import { distinctPairs } from '#domain/duplicates/distinct-pairs.ts';
import type { DistinctPair } from '#domain/duplicates/entities.ts';
import { type LikelyPair, pairKey } from '#domain/duplicates/likely-pairs.ts';
import type { Person } from '#domain/people/entities.ts';
import type { Likeness } from '#domain/people/likeness.ts';
import { connectionText } from '#domain/people/connection-words.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { termsHere } from '../organisation/own-of-register.ts';
import { peopleById } from '../people/people-by-id.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** Two people, and the names of their churches where this device holds them. */
export interface NamedPair {
  both: readonly [Person, Person];
  churches: readonly [string | null, string | null];
  /** Their connection statuses, in the words of the organisation. */
  connections: readonly [string, string];
}

export type StandingPair = NamedPair & { why: Likeness };
/** A pair who are marked as two. */
export type ApartPair = NamedPair & { row: DistinctPair };

export interface StandingPairs {
  pairs: StandingPair[];
  apart: ApartPair[];
}

type Ids = readonly [string, string];

const idsOf = ({ personId, otherId }: DistinctPair): Ids => [personId, otherId];

/** Names pairs of ids; null where one of the two is not here, or is in the archive by now. */
async function naming(store: Store, all: readonly Ids[]): Promise<(ids: Ids) => NamedPair | null> {
  const known = await peopleById(store, [...new Set(all.flat())]);
  const churches = await store.cache.church.toArray();
  const churchNames = new Map(churches.map(({ id, name }) => [id, name]));
  const { connectionWords } = await termsHere(store);
  const connectionOf = (person: Person) => connectionText(connectionWords, person.connectionStatus);
  const churchOf = ({ churchId }: Person) => churchNames.get(churchId) ?? null;
  return ([id, otherId]) => {
    const [one, other] = [known.get(id), known.get(otherId)];
    if (!one || !other || isArchived(one) || isArchived(other)) return null;
    return {
      both: [one, other],
      churches: [churchOf(one), churchOf(other)],
      connections: [connectionOf(one), connectionOf(other)],
    };
  };
}

/** Of pairs that were found, those that nobody has settled since; and the pairs that are marked as two. */
export async function standingPairs(
  store: Store,
  found: readonly LikelyPair[],
): Promise<StandingPairs> {
  const rows: DistinctPair[] = await rowsWithPending(store, distinctPairs);
  const marked = rows.filter((row) => !isArchived(row));
  const apart = new Set(marked.map(({ personId, otherId }) => pairKey(personId, otherId)));
  const open = found.filter(({ ids }) => !apart.has(pairKey(...ids)));
  const named = await naming(store, [...open.map(({ ids }) => ids), ...marked.map(idsOf)]);
  return {
    pairs: open.flatMap(({ ids, why }) => {
      const pair = named(ids);
      return pair ? [{ ...pair, why }] : [];
    }),
    apart: marked.flatMap((row) => {
      const pair = named(idsOf(row));
      return pair ? [{ ...pair, row }] : [];
    }),
  };
}
