import { expect, test } from 'vitest';
import { searchIn } from './search-in.ts';

test('a search finds a part of a text, whatever case and accents, and everything without words', () => {
  const rows = ['Élégance', 'Steel'];
  const find = searchIn(rows, (row) => row);
  expect(find(' ELE ')).toEqual(['Élégance']);
  expect(find('nothing')).toEqual([]);
  expect(find(' ')).toBe(rows);
});
