import { expect, test } from 'vitest';
import { lastMeeting } from './last-meeting.ts';

const everyOther = 'DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH';

test.each([
  ['the week between two meetings', everyOther, '2026-01-25', '2026-01-15'],
  ['the day itself', everyOther, '2026-01-29', '2026-01-29'],
  ['before its first meeting', everyOther, '2025-12-31', null],
  [
    'the last Friday of each month',
    'DTSTART:20260101T190000\nRRULE:FREQ=MONTHLY;BYDAY=-1FR',
    '2026-11-26',
    '2026-10-30',
  ],
  [
    'a number of meetings',
    'DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TH',
    '2026-01-25',
    null,
  ],
  ['no schedule', 'Thursdays', '2026-01-25', null],
])('issue 14: the last meeting up to a day: %s', (_, schedule, today, date) => {
  expect(lastMeeting(schedule, today)).toBe(date);
});
