import { expect, test } from 'vitest';
import { countsWords, monthsWords } from './retention-words.ts';

test('issue 13: a time is told in years where it is whole years', () => {
  expect([1, 6, 12, 18, 36].map(monthsWords)).toEqual([
    '1 month',
    '6 months',
    '1 year',
    '18 months',
    '3 years',
  ]);
});

test('issue 13: what was erased is told in one line, without what there was none of', () => {
  expect(countsWords({ notes: 12, people: 1, audit: 0 })).toBe('1 person, 12 notes');
  expect(countsWords({})).toBe('');
});
