import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekday } from '../values/dates/local-date.ts';
import { type DaysOff, daysOffCode, isOff, mostDaysOff } from './days-off.ts';
import { nextMeetings } from './next-meetings.ts';
import { scheduleFromText } from './schedule-from-text.ts';
import { ruleOf, scheduleProblem } from './schedule-rule.ts';
import { scheduleWords } from './schedule-words.ts';
import {
  atAnotherTime,
  firstMeeting,
  plainSchedule,
  type Schedule,
  type ScheduleRepeats,
  scheduleOf,
  scheduleText,
  unknownStart,
  weekdaysOf,
  weeklySchedule,
} from './schedule.ts';

const day = fc.integer({ min: 0, max: 6 });
const date = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const every = fc.integer({ min: 1, max: 12 });
const repeats: fc.Arbitrary<ScheduleRepeats> = fc.oneof(
  fc.record({
    is: fc.constant('weekly' as const),
    every,
    weekdays: fc.uniqueArray(day, { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    is: fc.constant('month-weekday' as const),
    every,
    nth: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, -1 as const),
    weekday: day,
  }),
  fc.record({ is: fc.constant('month-day' as const), every, day: fc.integer({ min: 1, max: 31 }) }),
);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const yearDay = date.map((one) => one.slice(5));
const off: fc.Arbitrary<DaysOff> = fc.oneof(
  fc.constant({ is: 'public-holidays' as const }),
  fc.record({ is: fc.constant('date' as const), date }),
  fc.record({ is: fc.constant('each-year' as const), from: yearDay, to: yearDay }),
);
const ending = fc.oneof(
  fc.constant({ is: 'never' as const }),
  fc.record({ is: fc.constant('after' as const), times: fc.integer({ min: 1, max: 999 }) }),
  fc.integer({ min: 0, max: 900 }).map((days) => ({ is: 'days' as const, days })),
);
const made: fc.Arbitrary<Schedule> = fc
  .record({
    starts: date,
    time,
    minutes: fc.option(fc.integer({ min: 5, max: 1440 })),
    repeats,
    ending,
    daysOff: fc.uniqueArray(off, { maxLength: mostDaysOff, selector: daysOffCode }),
  })
  .map(({ ending: end, ...said }): Schedule => {
    const starts = firstMeeting(said.repeats, said.starts);
    const ends = end.is === 'days' ? { is: 'on' as const, date: addDays(starts, end.days) } : end;
    return Object.assign(said, { starts, ends });
  });

const text = (of: ScheduleRepeats, more: Partial<Schedule> = {}) =>
  scheduleText({ ...plainSchedule, starts: '2026-01-01', time: '19:00', repeats: of, ...more });
const weekly = (n: number, ...weekdays: number[]) => text({ is: 'weekly', every: n, weekdays });

describe('issue 12: a schedule is a rule of RFC 5545', () => {
  test.each([
    [weekly(1, 4), 'Thursdays at 19:00'],
    [weekly(1, 4, 2), 'Tuesdays and Thursdays at 19:00'],
    [weekly(1, 0, 1, 2, 3, 4, 5, 6), 'Every day at 19:00'],
    [weekly(2, 4), 'Every second Thursday at 19:00'],
    [weekly(5, 4), 'Every 5th Thursday at 19:00'],
    [weekly(2, 2, 4), 'Every second week on Tuesday and Thursday at 19:00'],
    [
      text({ is: 'month-weekday', every: 1, nth: 1, weekday: 0 }, { time: '09:00' }),
      'First Sunday of the month at 09:00',
    ],
    [
      text({ is: 'month-weekday', every: 2, nth: -1, weekday: 5 }),
      'Last Friday of every second month at 19:00',
    ],
    [text({ is: 'month-day', every: 1, day: 15 }), 'The 15th of the month at 19:00'],
    [text({ is: 'month-day', every: 1, day: 31 }), 'The 31st of the month at 19:00'],
    [
      text({ is: 'weekly', every: 1, weekdays: [4] }, { ends: { is: 'on', date: '2026-06-30' } }),
      'Thursdays at 19:00, until 30 June 2026',
    ],
    [
      text({ is: 'weekly', every: 1, weekdays: [3] }, { time: '18:30', minutes: 90 }),
      'Wednesdays from 18:30 to 20:00',
    ],
    [
      text(
        { is: 'weekly', every: 1, weekdays: [3] },
        { time: '22:30', minutes: 150, ends: { is: 'after', times: 10 } },
      ),
      'Wednesdays from 22:30 to 01:00, 10 times',
    ],
    [
      text(
        { is: 'weekly', every: 1, weekdays: [3] },
        {
          daysOff: [
            { is: 'public-holidays' },
            { is: 'each-year', from: '12-16', to: '01-09' },
            { is: 'each-year', from: '02-29', to: '02-29' },
            { is: 'date', date: '2026-11-25' },
          ],
        },
      ),
      'Wednesdays at 19:00, not on public holidays, nor from 16 December to 9 January, nor on 29 February, nor on 25 November 2026',
    ],
    [
      'DTSTART:20260101T190000\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1SU',
      'Every March on the 1st Sunday at 19:00',
    ],
    ['Thursdays', ''],
  ])('%j reads “%s”', (rule, words) => {
    expect(scheduleWords(rule)).toBe(words);
  });

  test('its first line is its first meeting, and it says what the form made', () => {
    expect(weekly(2, 4)).toBe('DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH');
    expect(weekly(1, 2)).toBe('DTSTART:20260106T190000\nRRULE:FREQ=WEEKLY;BYDAY=TU');
    fc.assert(
      fc.property(made, (schedule) => {
        const written = scheduleText(schedule);
        const read = scheduleOf(written);
        // Days off may leave it no meeting: its own test.
        expect([null, 'No meeting follows from this']).toContain(scheduleProblem(written));
        expect(read && scheduleText(read)).toBe(written);
        const { starts, time: at, minutes, ends, daysOff } = schedule;
        expect(read).toEqual(expect.objectContaining({ starts, time: at, minutes, ends, daysOff }));
        expect(
          ruleOf(written)
            ?.all((_, count) => count < 1)[0]
            ?.toISOString(),
        ).toBe(`${schedule.starts}T${schedule.time}:00.000Z`);
      }),
    );
  });

  test('its words are read back as the same rule', () => {
    fc.assert(
      fc.property(made, (schedule) => {
        const { ends: end, daysOff, minutes } = schedule;
        // The words do not say the first day, before which an end may be.
        const ends = end.is === 'on' ? ({ is: 'on', date: '2090-06-30' } as const) : end;
        const written = scheduleText({ ...schedule, starts: unknownStart, ends });
        fc.pre(scheduleProblem(written) === null);
        const again = scheduleFromText(scheduleWords(written));
        const read = 'value' in again ? scheduleOf(again.value) : null;
        const { repeats: meant } = scheduleOf(written) ?? {};
        expect(read).toMatchObject({ repeats: meant, time: schedule.time, minutes, ends, daysOff });
      }),
    );
  });

  test('its meetings fall on its days, each after the one before, at its time', () => {
    fc.assert(
      fc.property(made, date, (schedule, from) => {
        const written = scheduleText(schedule);
        const meetings = nextMeetings(
          written,
          'Africa/Johannesburg',
          new Date(`${from}T00:00:00Z`),
          4,
        );
        const { ends, daysOff } = schedule;
        if (ends.is === 'never' && daysOff.length === 0) expect(meetings).toHaveLength(4);
        const dates = meetings.map((meeting) => meeting.date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        for (const meeting of meetings) {
          expect(meeting.time).toBe(schedule.time);
          expect(meeting.at.getTime()).toBeGreaterThanOrEqual(Date.parse(`${from}T00:00:00Z`));
          expect(ends.is !== 'on' || meeting.date <= ends.date).toBe(true);
          expect(daysOff.some((one) => isOff(one, meeting.date))).toBe(false);
          const days = weekdaysOf(written);
          expect(days.length === 0 || days.includes(weekday(meeting.date))).toBe(true);
        }
      }),
    );
  });

  test('its times are those of the church’s clock, also where clocks are moved', () => {
    const sundays = weeklySchedule([0], '02:30');
    const found = nextMeetings(sundays ?? '', 'Europe/London', new Date('2026-03-20T00:00:00Z'), 3);
    expect(found.map(({ at }) => at.toISOString())).toEqual([
      '2026-03-22T02:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-04-05T01:30:00.000Z',
    ]);
    const passedOver = nextMeetings(
      weeklySchedule([0], '01:30') ?? '',
      'Europe/London',
      new Date('2026-03-29T00:00:00Z'),
      1,
    );
    expect(passedOver[0]?.at.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    const thursdays = weeklySchedule([4], '19:00') ?? '';
    const before = new Date('2026-11-26T16:59:00Z');
    expect(nextMeetings(thursdays, 'Africa/Johannesburg', before, 1)[0]?.date).toBe('2026-11-26');
    const begun = new Date('2026-11-26T17:01:00Z');
    expect(nextMeetings(thursdays, 'Africa/Johannesburg', begun, 1)[0]?.date).toBe('2026-12-03');
  });

  test.each([
    ['Thursday 19:00', 'Thursdays at 19:00'],
    ['every second Thursday 18h30', 'Every second Thursday at 18:30'],
    ['Every other Tuesday at 7 pm', 'Every second Tuesday at 19:00'],
    ['Fortnightly on Wed, 6:30 PM', 'Every second Wednesday at 18:30'],
    ['Tue and Thu', 'Tuesdays and Thursdays at 19:00'],
    ['weekly on Fridays 19:30', 'Fridays at 19:30'],
    ['1st Sunday of the month, 09:00', 'First Sunday of the month at 09:00'],
    ['Last Friday 18:00', 'Last Friday of the month at 18:00'],
    ['15th of each month 10:00', 'The 15th of the month at 10:00'],
    ['Thursdays at 19:00, until 30 June 2026', 'Thursdays at 19:00, until 30 June 2026'],
    ['daily 06:00', 'Every day at 06:00'],
    ['Wed 6:30 pm - 8 pm', 'Wednesdays from 18:30 to 20:00'],
    ['Tuesday 10h00 to 11h30, 6 times', 'Tuesdays from 10:00 to 11:30, 6 times'],
    ['Sundays at 17:00, not on public holidays', 'Sundays at 17:00, not on public holidays'],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', 'Every second Thursday at 19:00'],
    [
      'DTSTART;TZID=Africa/Johannesburg:20260108T183000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
      'Thursdays at 18:30',
    ],
  ])('“%s” in a file is %j', (written, words) => {
    const read = scheduleFromText(written);
    expect('value' in read ? scheduleWords(read.value) : read.problem).toBe(words);
  });

  test.each(['sometimes', 'every blue moon', '19:00', 'Thursday 25:00', 'RRULE:FREQ=HOURLY', ''])(
    '“%s” in a file is no schedule, and the sentence says how to write one',
    (written) => {
      expect(scheduleFromText(written)).toEqual({
        problem: 'Write it like “Thursday 19:00” or “first Sunday of the month 09:00”',
      });
    },
  );

  test.each([
    [weekly(1), 'Choose at least one day'],
    [text({ is: 'month-day', every: 1, day: 1 }, { time: '' }), 'Fill in the time, like 19:00'],
    [
      text({ is: 'month-day', every: 1, day: 1 }, { starts: '' }),
      'Fill in the first day, as yyyy-MM-dd',
    ],
    [
      text({ is: 'weekly', every: 1, weekdays: [4] }, { ends: { is: 'on', date: '2025-01-01' } }),
      'The last day is before the first meeting',
    ],
    [
      text({ is: 'weekly', every: 1, weekdays: [4] }, { ends: { is: 'on', date: '' } }),
      'Fill in the last day, as yyyy-MM-dd',
    ],
    [
      text({ is: 'weekly', every: 1, weekdays: [4] }, { ends: { is: 'after', times: Number.NaN } }),
      'Fill in the number of meetings',
    ],
    [
      text({ is: 'weekly', every: 1, weekdays: [4] }, { minutes: 3 }),
      'A meeting takes from 5 minutes to 24 hours',
    ],
    [text({ is: 'weekly', every: 1, weekdays: [] }, { minutes: 30 }), 'Choose at least one day'],
    [
      'DTSTART:20260101T190000\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
      'No meeting follows from this',
    ],
  ])('what is not filled in says what is missing: %j', (written, sentence) => {
    expect(scheduleProblem(written)).toBe(sentence);
  });

  test('days off are passed over, also over the end of the year; one that leaves no meeting is none', () => {
    const daysOff: DaysOff[] = [
      { is: 'public-holidays' },
      { is: 'each-year', from: '12-10', to: '01-09' },
    ];
    const wednesdays = { is: 'weekly', every: 1, weekdays: [3] } as const;
    const next = nextMeetings(
      text(wednesdays, { daysOff }),
      'Africa/Johannesburg',
      new Date('2026-12-03T00:00:00Z'),
      3,
    );
    expect(next.map((meeting) => meeting.date)).toEqual(['2026-12-09', '2027-01-13', '2027-01-20']);
    const always: DaysOff[] = [{ is: 'each-year', from: '01-01', to: '12-31' }];
    const never = text(wednesdays, { daysOff: always });
    expect(scheduleProblem(never)).toBe('No meeting follows from this');
    expect(nextMeetings(never, 'Africa/Johannesburg', new Date('2026-12-03'), 3)).toEqual([]);
  });

  test('another time changes nothing else', () => {
    expect(atAnotherTime(weekly(2, 4), '18:30')).toBe(
      'DTSTART:20260101T183000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    );
  });

  test('no text that somebody sends keeps the server busy or fails', () => {
    const part = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=WEEKLY',
      'FREQ=MONTHLY',
      'FREQ=YEARLY',
      'FREQ=SECONDLY',
      'INTERVAL=0',
      'INTERVAL=99',
      'BYMONTH=2',
      'BYMONTHDAY=30',
      'BYMONTHDAY=-31',
      'BYDAY=5MO',
      'BYDAY=TU',
      'BYSETPOS=5',
      'BYHOUR=1',
      'COUNT=3',
      'UNTIL=19000101',
      'UNTIL=99999999',
      'WKST=SU',
      '__proto__=1',
      'constructor=1',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const written = `DTSTART:20260101T190000\nRRULE:${parts.join(';')}`;
        const began = performance.now();
        const problem = scheduleProblem(written);
        expect(problem === null || /^[A-Z]/.test(problem)).toBe(true);
        expect(typeof scheduleWords(written)).toBe('string');
        expect(performance.now() - began).toBeLessThan(3000);
      }),
      { numRuns: 60 },
    );
  });
});
