import { markedLabel } from '../values/marked-label.ts';
import { hasAllWords, nameWords } from '../values/name-words.ts';
import { mostFound } from '../values/search-term.ts';
import type { Group } from './entities.ts';
import type { FoundGroup } from './operations.ts';

type Named = Pick<Group, 'id' | 'name'> & { groupType: string };

/** Those of the groups whose name has words that begin so, in the order of their names. */
export function findAmong(groups: readonly Named[], lookedFor: readonly string[]): FoundGroup[] {
  if (lookedFor.length === 0) return [];
  return groups
    .filter(({ name }) => hasAllWords(nameWords(name), lookedFor))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .slice(0, mostFound)
    .map(({ id, name, groupType }) => ({ id, label: markedLabel(name, lookedFor), groupType }));
}
