import { expect, test } from 'vitest';
import { meetingWords } from './meeting-words.ts';

test.each([
  [[3], 'Wednesdays 18:30'],
  [[0, 6], 'Sundays, Saturdays 18:30'],
  [[], '18:30'],
])('the days %j with their time', (weekdays, words) => {
  expect(meetingWords({ weekdays, startTime: '18:30' })).toBe(words);
});
