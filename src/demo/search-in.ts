import { folded } from '#domain/values/name-words.ts';

/**
 * The search of a list, made once for its rows and not at each key: of thousands of them that would be felt. It finds
 * the rows whose text holds the words, whatever case and accents; all of them without words.
 */
export function searchIn<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): (words: string) => readonly Row[] {
  const texts = rows.map((row) => folded(textOf(row)));
  return (words) => {
    const looked = folded(words.trim());
    return looked === '' ? rows : rows.filter((_, at) => texts[at]?.includes(looked));
  };
}
