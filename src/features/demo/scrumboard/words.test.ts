import { expect, test } from 'vitest';
import { dueWords, editedWords, foundWords } from './words.ts';

const now = Date.parse('2026-11-29T12:00:00.000Z');

test.each([
  ['2026-11-29T12:00:30.000Z', 'Edited just now'],
  ['2026-11-29T11:59:01.000Z', 'Edited just now'],
  ['2026-11-29T11:59:00.000Z', 'Edited 1 minute ago'],
  ['2026-11-29T09:30:00.000Z', 'Edited 2 hours ago'],
  ['2026-11-28T11:00:00.000Z', 'Edited 1 day ago'],
  ['2026-11-15T12:00:00.000Z', 'Edited 2 weeks ago'],
  ['2026-09-01T12:00:00.000Z', 'Edited 2 months ago'],
  ['2024-09-01T12:00:00.000Z', 'Edited 2 years ago'],
])('a board that was changed at %s says: %s', (instant, words) => {
  expect(editedWords(instant, now)).toBe(words);
});

test('a due date says its day, and its year where that is another one', () => {
  expect(dueWords('2026-11-29', '2026-11-29')).toBe('Today');
  expect(dueWords('2026-11-22', '2026-11-29')).toBe('Sun 22 Nov');
  expect(dueWords('2027-01-02', '2026-11-29')).toBe('2 Jan 2027');
});

test('found cards in words', () => {
  expect(foundWords(0)).toBe('No card says this');
  expect(foundWords(1)).toBe('1 card found');
});
