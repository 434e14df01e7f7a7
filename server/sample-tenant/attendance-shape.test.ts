import { expect, test } from 'vitest';
import { addDays, weekday } from '#domain/values/dates/local-date.ts';
import { courseOf, expectedPeople, stormSunday } from './attendance-shape.ts';

const today = '2026-11-22';
const people = (church: string, date: string) => expectedPeople(100, courseOf(church), date, today);
const inSoweto = (date: string) => people('Soweto', date) ?? 0;

test('a church grows by about 6 % a year, one declines, one was planted a year ago', () => {
  const yearAgo = addDays(today, -364);
  expect(people('Soweto', yearAgo)).toBeCloseTo(94.4, 0);
  expect(people('Paarl', yearAgo)).toBeGreaterThan(108);
  expect(people('George', addDays(today, -371))).toBeNull();
  expect(people('George', addDays(today, -350))).toBeLessThan(80);
});

test.each([
  ['2026-04-05', 1.3],
  ['2025-04-20', 1.3],
  ['2027-03-28', 1.3],
])('Easter Sunday %s is a peak', (date) => {
  expect(weekday(date)).toBe(0);
  const week = expectedPeople(100, courseOf('Soweto'), addDays(date, -7), date) ?? 0;
  const sunday = expectedPeople(100, courseOf('Soweto'), date, date) ?? 0;
  expect(sunday).toBeGreaterThan(1.2 * week);
});

test('Christmas and July are dips, the end of a month is not', () => {
  expect(inSoweto('2025-12-28')).toBeLessThan(0.8 * inSoweto('2025-12-07'));
  expect(inSoweto('2026-07-12')).toBeLessThan(0.95 * inSoweto('2026-06-14'));
  expect(inSoweto('2026-10-25')).toBeGreaterThan(inSoweto('2026-10-18'));
});

test('the storm was on a Sunday, weeks ago', () => {
  for (const day of ['2026-11-22', '2026-11-25', '2027-01-01']) {
    expect(weekday(stormSunday(day))).toBe(0);
    expect(stormSunday(day) < addDays(day, -55)).toBe(true);
  }
});
