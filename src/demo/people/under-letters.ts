import { folded } from '#domain/values/name-words.ts';
import type { LongGroup } from '../../ui/long-list/long-list.tsx';

/** '#' for a name that begins with none. */
function letterOf(name: string): string {
  const [first = ''] = folded(name.trim());
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}

/**
 * People in their order under the letters of their names.
 *
 * @param own what stands above a person in the place of the letter
 */
export function underLetters<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  own: (row: Row) => string | null = () => null,
): LongGroup<Row>[] {
  const groups: { heading: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const heading = own(row) ?? letterOf(row.name);
    const last = groups.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
}
