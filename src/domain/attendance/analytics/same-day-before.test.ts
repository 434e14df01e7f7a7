import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber, mondayOf } from '../../values/dates/day-number.ts';
import { easterOf } from '../../values/dates/easter.ts';
import { sameDayBefore } from './same-day-before.ts';

const years = { first: dayNumber('2019-01-01'), last: dayNumber('2032-12-31') };
const before = sameDayBefore(years.first, years.last);
const beforeOf = (date: string) => dateOfDay(before(dayNumber(date)));
const everyDay = Array.from({ length: years.last - years.first + 1 }, (_, at) => years.first + at);

describe('Easter', () => {
  test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
    'is on %s',
    (date) => {
      expect(easterOf(Number(date.slice(0, 4)))).toBe(date);
    },
  );
});

describe('the day of the year before', () => {
  test('is the same day of the week, 52 weeks before', () => {
    expect(beforeOf('2026-11-22')).toBe('2025-11-23');
    expect(beforeOf('2026-02-04')).toBe('2025-02-05');
  });
  test('puts Easter beside Easter, and Pentecost beside Pentecost, whenever they are', () => {
    for (let year = 2020; year <= 2032; year++) {
      const [now, then] = [dayNumber(easterOf(year)), dayNumber(easterOf(year - 1))];
      for (const days of [-7, -2, 0, 1, 39, 49]) expect(before(now + days)).toBe(then + days);
    }
  });
  test('puts Christmas beside Christmas where neither is a Sunday', () => {
    expect(beforeOf('2025-12-25')).toBe('2024-12-25');
    // A Sunday in 2022: the Sunday before Christmas 2023 stands beside it.
    expect(beforeOf('2023-12-24')).toBe('2022-12-25');
  });
  test('is of no two days the same, and a Sunday of a Sunday', () => {
    const then = everyDay.map(before);
    expect(new Set(then).size).toBe(everyDay.length);
    const sundays = everyDay.filter((day) => mondayOf(day) + 6 === day).map(before);
    expect(sundays.filter((day) => mondayOf(day) + 6 !== day)).toEqual([]);
  });
});
