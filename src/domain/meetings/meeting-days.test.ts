import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateInZone } from '../values/dates/local-date.ts';
import { meetingDays } from './meeting-days.ts';
import { nextMeetings } from './next-meetings.ts';
import { type Schedule, scheduleText } from './schedule.ts';
import { spanDays } from './span-days.ts';

const day = fc.integer({ min: 0, max: 2500 }).map((after) => addDays('2023-01-01', after));
const every = fc.integer({ min: 1, max: 5 });
const weekday = fc.integer({ min: 0, max: 6 });

const repeats: fc.Arbitrary<Schedule['repeats']> = fc.oneof(
  fc.record({
    is: fc.constant('weekly' as const),
    every,
    weekdays: fc.uniqueArray(weekday, { minLength: 1 }),
  }),
  fc.record({
    is: fc.constant('month-day' as const),
    every,
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    is: fc.constant('month-weekday' as const),
    every,
    nth: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, -1 as const),
    weekday,
  }),
);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  starts: day,
  time: fc.constantFrom('00:00', '09:00', '19:30', '23:59'),
  minutes: fc.constant(null),
  repeats,
  ends: fc.oneof(
    fc.constant({ is: 'never' as const }),
    fc.record({ is: fc.constant('on' as const), date: day }),
    fc.record({ is: fc.constant('after' as const), times: fc.integer({ min: 1, max: 40 }) }),
  ),
  daysOff: fc.constantFrom(
    [],
    [{ is: 'public-holidays' as const }],
    [{ is: 'each-year' as const, from: '12-16', to: '01-09' }],
  ),
});

test('issue 14: the days of a span are those that the next meetings fall on, for every schedule a form makes', () => {
  fc.assert(
    fc.property(schedule, day, fc.integer({ min: 0, max: 70 }), (made, from, days) => {
      const text = scheduleText(made);
      const to = addDays(from, days);
      const start = new Date(`${from}T00:00:00Z`);
      const expected = nextMeetings(text, 'UTC', start, days + 1)
        .map(({ at }) => dateInZone(at, 'UTC'))
        .filter((date) => date <= to);
      expect(meetingDays(text, spanDays(from, to))).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

test('a rule that no form makes is read too, and a text that is none has no day', () => {
  const span = spanDays('2026-11-23', '2026-11-29');
  expect(meetingDays('DTSTART:20260101T190000\nRRULE:FREQ=DAILY;INTERVAL=2', span)).toHaveLength(4);
  expect(meetingDays('whenever', span)).toEqual([]);
  expect(meetingDays('DTSTART:20260101T190000\nRRULE:FREQ=DAILY', [])).toEqual([]);
});

test('a span has each of its days once, over the end of a year and a leap day', () => {
  expect(spanDays('2027-12-31', '2028-01-01').map(({ date }) => date)).toEqual([
    '2027-12-31',
    '2028-01-01',
  ]);
  expect(spanDays('2028-02-28', '2028-03-01').map(({ dayOfMonth }) => dayOfMonth)).toEqual([
    28, 29, 1,
  ]);
  expect(spanDays('2028-03-02', '2028-03-01')).toEqual([]);
});
