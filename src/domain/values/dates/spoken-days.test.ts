import { expect, test } from 'vitest';
import { spokenDays } from './spoken-days.ts';

test.each([
  [[], ''],
  [['2026-08-03'], '3 August'],
  [['2026-08-10', '2026-08-03', '2026-08-10'], '3 and 10 August'],
  [['2026-08-03', '2026-07-27'], '27 July and 3 August'],
  [['2026-08-03', '2026-08-10', '2026-07-27'], '27 July, 3 and 10 August'],
])('%j: %s', (dates, words) => {
  expect(spokenDays(dates)).toBe(words);
});
