import type { Group } from '#domain/groups/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { ageClassOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { orderKey } from '#domain/rows/order-key.ts';
import { connectionText } from '#domain/people/connection-words.ts';
import type { OrganisationTerms } from '#domain/organisation/terms.ts';
import { termsHere } from '../organisation/own-of-register.ts';
import type { Store } from '../database.ts';
import { holdsAllAsOf } from '../holds-all.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** Somebody who is in a group, or could be. */
export interface PersonToAdd {
  id: string;
  name: string;
  /** Facts that tell them from another of the same name: 'Member · Adult'. */
  about: string;
  photoUrl: string | null;
  nameWords: readonly string[];
  /** yyyy-MM-dd from which they are in the group; null for who is not in it. */
  memberSince: string | null;
}

export interface PeopleToAdd {
  /** In the order of the directory. */
  people: PersonToAdd[];
  /** Whether the device holds everybody whom its person may see. */
  isWhole: boolean;
}

/** The church is said of those whose home church is another one than the group's. */
function aboutOf(
  person: Person,
  church: string | undefined,
  today: string,
  terms: OrganisationTerms,
): string {
  const facts = [person.connectionStatus, ageClassOn(person, today, terms)];
  const known = facts.filter((fact) => fact !== 'Unknown');
  const words = known.map((fact) => connectionText(terms.connectionWords, fact));
  return [...words, church].filter(Boolean).join(' · ');
}

/** The people on this device, and which of them are in the group. `today`: yyyy-MM-dd. */
export async function peopleToAdd(
  store: Store,
  { id: groupId, churchId }: Pick<Group, 'id' | 'churchId'>,
  today: string,
): Promise<PeopleToAdd> {
  const [all, members, churches, asOf, terms] = await Promise.all([
    rowsWithPending(store, people),
    rowsWithPending(store, memberships, { groupId }),
    store.cache.church.toArray(),
    holdsAllAsOf(store, people.facet),
    termsHere(store),
  ]);
  const standing = members.filter((row) => !isArchived(row));
  const since = new Map(standing.map(({ personId, joinedOn }) => [personId, joinedOn] as const));
  const others = new Map(churches.map(({ id, name }) => [id, name] as const));
  others.delete(churchId);
  const living = all.filter((person) => !isArchived(person) && person.status !== 'deceased');
  const sorted = living
    .map((person) => ({ person, key: orderKey(person.listName ?? nameOf(person)) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return {
    people: sorted.map(({ person }) => ({
      id: person.id,
      name: nameOf(person),
      about: aboutOf(person, others.get(person.churchId), today, terms),
      photoUrl: person.photoUrl,
      nameWords: person.nameWords,
      memberSince: since.get(person.id) ?? null,
    })),
    isWhole: asOf !== null,
  };
}
