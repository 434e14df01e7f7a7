import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { parseCount } from './count.ts';
import { count } from './count-schema.ts';
import { isLocalDate } from './dates/is-local-date.ts';
import {
  addDays,
  dateInZone,
  daysBetween,
  latestWeekday,
  longDate,
  shortDate,
} from './dates/local-date.ts';
import { email } from './email/email.ts';
import { line } from './text.ts';

describe('a count that was typed or pasted', () => {
  test.each([
    ['42', 42],
    [' 1 240 ', 1240],
    ['0', 0],
    ['', null],
  ])('%j is %j', (typed, value) => {
    expect(parseCount(typed)).toEqual({ ok: true, count: value });
  });

  test.each([
    ['-4', /0 or more/],
    ['3.5', /without decimals/],
    ['3,5', /without decimals/],
    ['1e9', /in digits/],
    ['1000000000', /more than 999 999/],
    ['forty', /in digits/],
    ['🙂', /in digits/],
    ['١٢', /in digits/],
  ])('%j is refused with what to do', (typed, sentence) => {
    const answer = parseCount(typed);
    expect(answer.ok ? '' : answer.problem).toMatch(sentence);
  });

  test('what it accepts, the schema accepts', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const answer = parseCount(typed);
        if (answer.ok && answer.count !== null) {
          expect(count.safeParse(answer.count).success).toBe(true);
        }
      }),
    );
  });
});

describe('a date', () => {
  test('S9-014 S9-015 only days that exist, as yyyy-MM-dd', () => {
    expect(isLocalDate('2026-11-22')).toBe(true);
    expect(isLocalDate('22-11-2026')).toBe(false);
    expect(isLocalDate('2026/11/22')).toBe(false);
    expect(isLocalDate('2028-02-29')).toBe(true);
    expect(isLocalDate('2026-02-29')).toBe(false);
    expect(isLocalDate('2026-02-30')).toBe(false);
    expect(isLocalDate('2026-13-01')).toBe(false);
    expect(isLocalDate('26-01-01')).toBe(false);
  });

  test('adding days and counting them agree, over every month and leap year', () => {
    const day = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2150-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const start = date.toISOString().slice(0, 10);
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
  });

  test('"today" is the day in the zone of the church', () => {
    const instant = new Date('2026-11-21T22:30:00Z');
    expect(dateInZone(instant, 'Africa/Johannesburg')).toBe('2026-11-22');
    expect(dateInZone(instant, 'America/New_York')).toBe('2026-11-21');
  });

  test('in words', () => {
    expect(longDate('2026-11-22')).toBe('Sunday 22 November');
    expect(shortDate('2026-11-22')).toBe('Sun 22 Nov');
    expect(latestWeekday('2026-11-25', 0)).toBe('2026-11-22');
    expect(latestWeekday('2026-11-22', 0)).toBe('2026-11-22');
  });
});

test('B20 text is trimmed where it enters, and refuses what cannot be stored', () => {
  expect(line(1, 5).parse('  abc ')).toBe('abc');
  expect(line(1, 5).safeParse('a\0b').success).toBe(false);
  expect(line(1, 5).safeParse('\ud800').success).toBe(false);
  expect(email.parse(' Thabo@Grace-Valley.example ')).toBe('thabo@grace-valley.example');
});
