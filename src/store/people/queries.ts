import type { FoundPerson } from '#domain/people/operations.ts';
import { foundPerson, nameOf } from '#domain/people/rules.ts';
import { hasAllWords } from '#domain/values/name-words.ts';
import { mostFound, wordsLookedFor } from '#domain/values/search-term.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';

/** People this device holds, as the server's autocomplete finds them. */
export async function findPeople(
  { cache }: Store,
  { searchTerm }: { searchTerm?: string | undefined },
): Promise<{ data: FoundPerson[] }> {
  const lookedFor = wordsLookedFor(searchTerm);
  const [longest] = lookedFor.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return { data: [] };
  const people = await cache.person
    .where('nameWords')
    .startsWith(longest)
    .distinct()
    .filter((person) => !isArchived(person) && hasAllWords(person.nameWords, lookedFor))
    .toArray();
  const data = people
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
    .slice(0, mostFound)
    .map((person) => foundPerson(person, lookedFor));
  return { data };
}
