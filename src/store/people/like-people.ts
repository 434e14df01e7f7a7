import { nameOf, withNameWords } from '#domain/people/rules.ts';
import { type Likened, type Likeness, likenessOf } from '#domain/people/likeness.ts';
import { people } from '#domain/people/people.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { rowsWithPendingById } from '../register/rows-with-pending.ts';
import { rowOf } from '#domain/register/register.ts';

/** Somebody who may be the one that is typed. */
export interface LikePerson {
  id: string;
  name: string;
  church: string | null;
  why: Likeness;
}

/** Letters of a word by which people are looked for. */
const shortest = 3;
/** People whose names begin alike: of a very large church they would be read all, for each key press. */
const mostCompared = 500;
const mostShown = 3;

const strength: readonly Likeness[] = ['number', 'name', 'birthday'];

/** People on this device who may be this one already, the most likely first. `id`: the one that is typed. */
export async function likePeople(store: Store, id: string, typed: Likened): Promise<LikePerson[]> {
  const { cache } = store;
  const begun = withNameWords(typed).nameWords.flatMap((word) =>
    word.length < shortest ? [] : [word.slice(0, shortest)],
  );
  if (begun.length === 0) return [];
  const ids = await cache.person
    .where('nameWords')
    .startsWithAnyOf(begun)
    .distinct()
    .limit(mostCompared)
    .primaryKeys();
  const rows = await rowsWithPendingById(store, people, ids);
  const alike = rows.flatMap((row) => {
    const person = rowOf(people, row);
    const why = person.id === id || isArchived(person) ? null : likenessOf(typed, person);
    return why === null ? [] : [{ person, why }];
  });
  const first = alike
    .toSorted((a, b) => strength.indexOf(a.why) - strength.indexOf(b.why))
    .slice(0, mostShown);
  const churches = await cache.church.bulkGet(first.map(({ person }) => person.churchId));
  return first.map(({ person, why }, at) => ({
    id: person.id,
    name: nameOf(person),
    church: churches[at]?.name ?? null,
    why,
  }));
}
