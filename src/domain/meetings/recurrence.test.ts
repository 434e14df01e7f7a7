import { describe, expect, test } from 'vitest';
import { daysOffWords, nextWords, ruleWords } from './recurrence-words.ts';
import { nextMeetings, type Recurrence, type Repeats } from './recurrence.ts';
import { isSouthAfricanHoliday } from './south-african-holidays.ts';

const never = () => false;
const rule = (repeats: Repeats, more: Partial<Recurrence> = {}): Recurrence => ({
  first: '2026-01-14',
  startTime: '18:30',
  minutes: 90,
  repeats,
  ends: { is: 'never' },
  daysOff: [],
  ...more,
});
const weekly = (every: number, ...weekdays: number[]): Repeats => ({
  is: 'weekly',
  every,
  weekdays,
});
const wednesdays = weekly(1, 3);

const next = (repeats: Repeats, from: string, more: Partial<Recurrence> = {}) =>
  nextMeetings(rule(repeats, more), from, 3, never);

describe('the rule in words', () => {
  test.each<[string, Repeats]>([
    ['Every Wednesday', wednesdays],
    ['Every Tuesday, Thursday and Sunday', weekly(1, 0, 4, 2)],
    ['Every day', weekly(1, 0, 1, 2, 3, 4, 5, 6)],
    ['Every second week on Wednesday', weekly(2, 3)],
    ['Every 3rd week on Monday and Friday', weekly(3, 5, 1)],
    ['On the first Sunday of every month', { is: 'month-weekday', every: 1, nth: 1, weekday: 0 }],
    [
      'On the last Friday of every second month',
      { is: 'month-weekday', every: 2, nth: -1, weekday: 5 },
    ],
    ['On the 22nd of every 3rd month', { is: 'month-day', every: 3, day: 22 }],
    ['On the 31st of every month that has one', { is: 'month-day', every: 1, day: 31 }],
  ])('%s', (words, repeats) => {
    expect(ruleWords(rule(repeats))).toBe(
      `${words}, 18:30 to 20:00, from 14 January 2026, without an end`,
    );
  });

  test('once, over midnight, and with an end', () => {
    expect(ruleWords(rule({ is: 'once' }, { startTime: '22:30', minutes: 150 }))).toBe(
      'On Wednesday 14 January 2026, 22:30 to 01:00',
    );
    const ends = (how: Recurrence['ends']) => ruleWords(rule(wednesdays, { ends: how }));
    expect(ends({ is: 'on', date: '2027-06-30' })).toMatch(/, until 30 June 2027$/);
    expect(ends({ is: 'after', times: 10 })).toMatch(/, 10 times$/);
  });

  test('days off', () => {
    expect(
      daysOffWords([
        { is: 'public-holidays' },
        { is: 'each-year', from: '12-16', to: '01-09' },
        { is: 'each-year', from: '02-29', to: '02-29' },
        { is: 'date', date: '2026-11-25' },
      ]),
    ).toBe(
      'Not on public holidays, nor from 16 December to 9 January, nor on 29 February, nor on 25 November 2026.',
    );
    expect(daysOffWords([])).toBe('');
  });
});

describe('the next dates', () => {
  test.each<[string, Repeats, string, string[]]>([
    [
      'weekly, that day included',
      wednesdays,
      '2026-11-25',
      ['2026-11-25', '2026-12-02', '2026-12-09'],
    ],
    ['not before the first', wednesdays, '2025-06-01', ['2026-01-14', '2026-01-21', '2026-01-28']],
    // The first week is that of 12 January: its Monday was before the first meeting.
    [
      'every second week',
      weekly(2, 1, 3),
      '2026-01-01',
      ['2026-01-14', '2026-01-26', '2026-01-28'],
    ],
    [
      'the fourth Sunday',
      { is: 'month-weekday', every: 1, nth: 4, weekday: 0 },
      '2026-11-22',
      ['2026-11-22', '2026-12-27', '2027-01-24'],
    ],
    [
      'the last Friday of every second month',
      { is: 'month-weekday', every: 2, nth: -1, weekday: 5 },
      '2026-02-01',
      ['2026-03-27', '2026-05-29', '2026-07-31'],
    ],
    [
      'a day that not every month has',
      { is: 'month-day', every: 1, day: 31 },
      '2026-02-01',
      ['2026-03-31', '2026-05-31', '2026-07-31'],
    ],
  ])('%s', (_, repeats, from, dates) => {
    expect(next(repeats, from)).toEqual(dates);
  });

  test('an end ends it: on its day, or after so many meetings that took place', () => {
    expect(next(wednesdays, '2026-11-25', { ends: { is: 'on', date: '2026-12-02' } })).toEqual([
      '2026-11-25',
      '2026-12-02',
    ]);
    const skipped = { daysOff: [{ is: 'date', date: '2026-01-21' }] } as const;
    const three = { ends: { is: 'after', times: 3 }, ...skipped } as const;
    expect(next(wednesdays, '2026-01-20', three)).toEqual(['2026-01-28', '2026-02-04']);
    expect(next({ is: 'once' }, '2026-01-15')).toEqual([]);
    expect(nextWords(rule({ is: 'once' }), '2026-01-15', never)).toBe('No meeting is left.');
  });

  test('a rule that never meets is no endless search', () => {
    expect(next(weekly(1), '2026-01-01')).toEqual([]);
  });

  test('days off are passed over, also over the end of the year', () => {
    const daysOff = [
      { is: 'public-holidays' },
      { is: 'each-year', from: '12-16', to: '01-09' },
    ] as const;
    expect(nextWords(rule(wednesdays, { daysOff }), '2026-12-03', isSouthAfricanHoliday)).toBe(
      'Next: Wed 9 Dec, 13 Jan, 20 Jan.',
    );
    expect(nextWords(rule(weekly(1, 2, 4)), '2026-11-22', never)).toBe(
      'Next: Tue 24 Nov, Thu 26 Nov, Tue 1 Dec.',
    );
  });
});
