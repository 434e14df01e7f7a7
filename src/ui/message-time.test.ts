import { expect, test } from 'vitest';
import { messageTime } from './message-time.ts';

test.each([
  [[2026, 10, 2, 9, 20], 'Nov 02, 9:20 AM'],
  [[2026, 0, 31, 0, 5], 'Jan 31, 12:05 AM'],
  [[2026, 6, 14, 12, 0], 'Jul 14, 12:00 PM'],
  [[2026, 11, 9, 23, 59], 'Dec 09, 11:59 PM'],
] as const)('S9-010 %j reads %s', ([year, month, day, hour, minute], words) => {
  expect(messageTime(new Date(year, month, day, hour, minute).toISOString())).toBe(words);
});
