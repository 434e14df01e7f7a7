/** The end of a word -> what stands in its place; the first that fits. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(?<=child)$/iu, 'ren'],
  [/(?<=p)erson$/iu, 'eople'],
  // 'chairman' and 'woman', and not 'human' and 'German'.
  [/(?<=(?<!hu|ger|ro)m)an$/iu, 'en'],
  [/(?<=[^aeiou])y$/iu, 'ies'],
  [/(?<=s|x|z|ch|sh)$/iu, 'es'],
  [/$/u, 's'],
];

/** Several of what an organisation calls by an English word: 'cell' and 'cells', 'child' and 'children'. */
export function pluralOf(term: string): string {
  const fitting = ends.find(([end]) => end.test(term));
  return fitting ? term.replace(...fitting) : term;
}
