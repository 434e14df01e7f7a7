import { likenesses, type Likened, type Likeness, likenessOf } from '#domain/people/likeness.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { nameWords } from '#domain/values/name-words.ts';
import type { Store } from '../database.ts';
import { changedRows, registerChanges } from '../register/register-changes.ts';

/** Somebody who may be the one that is typed. */
export interface LikePerson {
  id: string;
  name: string;
  church: string | null;
  why: Likeness;
}

/** Letters of a name by which people are looked for. */
const letters = 3;
/** A letter alone begins the name of too many. */
const shortest = 2;
/** People with a first name that begins alike, whose numbers are compared: of a very large church not all. */
const mostCompared = 500;
const mostShown = 3;

/** The beginnings by which people of these names are looked for. */
function beginnings(...names: (string | null | undefined)[]): string[] {
  const words = names.flatMap((name) => nameWords(name ?? ''));
  return words.filter((word) => word.length >= shortest).map((word) => word.slice(0, letters));
}

/** Ids of people one of whose names begins so. */
async function idsNamed({ cache }: Store, begun: string[]): Promise<string[]> {
  if (begun.length === 0) return [];
  return cache.person.where('nameWords').startsWithAnyOf(begun).distinct().primaryKeys();
}

/** Those who have both names alike, however many there are, and of those with the first name alone as many as are compared. */
async function idsToCompare(store: Store, typed: Likened): Promise<string[]> {
  const [first, last] = await Promise.all([
    idsNamed(store, beginnings(typed.firstName, typed.nickName)),
    idsNamed(store, beginnings(typed.lastName)),
  ]);
  const lastNamed = new Set(last);
  const both = first.filter((id) => lastNamed.has(id));
  return [...new Set([...both, ...first.slice(0, mostCompared)])];
}

/** People on this device, and those that wait here, who may be this one already, the most likely first. `id`: the typed one's. */
export async function likePeople(store: Store, id: string, typed: Likened): Promise<LikePerson[]> {
  const changes = await registerChanges(store, people);
  const waiting = changes.map(({ patch }) => patch.id);
  const ids = new Set([...(await idsToCompare(store, typed)), ...waiting]);
  const { after } = await changedRows(store, people, changes, ids);
  const alike = after.flatMap((row) => {
    const person = rowOf(people, row);
    const why = person.id === id || isArchived(person) ? null : likenessOf(typed, person);
    return why === null ? [] : [{ person, why }];
  });
  const first = alike
    .toSorted((a, b) => likenesses.indexOf(a.why) - likenesses.indexOf(b.why))
    .slice(0, mostShown);
  const churches = await store.cache.church.bulkGet(first.map(({ person }) => person.churchId));
  return first.map(({ person, why }, at) => ({
    id: person.id,
    name: nameOf(person),
    church: churches[at]?.name ?? null,
    why,
  }));
}
