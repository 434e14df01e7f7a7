import { expect, test } from 'vitest';
import { hasAllWords, nameWords } from './name-words.ts';
import { wordsLookedFor } from './search-term.ts';

test.each([
  ['Renée van der Merwe', ['renee', 'van', 'der', 'merwe']],
  ['Sinéad O’Connor', ['sinead', 'oconnor']],
  ["O'CONNOR-Smith", ['oconnor', 'smith']],
  ['  Site B cell ', ['site', 'b', 'cell']],
  ['%_\\', []],
  ['Łukasz 李雷', ['łukasz', '李雷']],
])('the words of %s', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test('each word that is looked for begins one of the name', () => {
  const words = nameWords('Naledi Mokoena');
  expect(hasAllWords(words, ['mok', 'na'])).toBe(true);
  expect(hasAllWords(words, ['na', 'x'])).toBe(false);
  expect(hasAllWords(words, [])).toBe(true);
});

test('S5-012 an empty search looks for nothing', () => {
  expect(wordsLookedFor(undefined)).toEqual([]);
  expect(wordsLookedFor(' - ')).toEqual([]);
});
