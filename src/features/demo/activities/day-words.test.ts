import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);

test.each([
  [at(22, 0), 'Today'],
  [at(22, 9), 'Today'],
  // A clock that was put back: never in the future.
  [at(23, 1), 'Today'],
  [at(21, 23), 'Yesterday'],
  [at(20, 23), '2 Days Ago'],
  [at(18, 0), '4 Days Ago'],
])('%s is %s', (moment, words) => {
  expect(dayWords(moment.toISOString(), at(22, 10))).toBe(words);
});
