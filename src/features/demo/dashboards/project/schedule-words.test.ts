import { expect, test } from 'vitest';
import { startWords } from './schedule-words.ts';

const now = new Date(2026, 10, 22, 8, 28);

test.each([
  ['09:00', 'today', 'in 32 minutes'],
  ['08:29', 'today', 'in 1 minute'],
  ['08:28', 'today', 'now'],
  ['08:27', 'today', '08:27'],
  ['09:28', 'today', 'in 60 minutes'],
  ['09:29', 'today', '09:29'],
  ['09:00', 'tomorrow', '09:00'],
] as const)('%s %s is %s', (time, day, words) => {
  expect(startWords(time, day, now)).toBe(words);
});
