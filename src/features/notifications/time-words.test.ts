import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

const now = new Date(2026, 10, 22, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 22, 0, 5), '00:05'],
  [at(2026, 10, 22, 9, 29), '09:29'],
  // A clock that is behind the server’s.
  [at(2026, 10, 22, 9, 41), '09:41'],
  [at(2026, 10, 21, 23, 59), 'Yesterday'],
  [at(2026, 10, 20, 23, 59), '20 Nov'],
  [at(2026, 0, 2, 3, 4), '2 Jan'],
  [at(2025, 11, 31, 3, 4), '31 Dec 2025'],
  ['not a time', ''],
])('%s is said as %s', (iso, words) => {
  expect(timeWords(iso, now)).toBe(words);
});
