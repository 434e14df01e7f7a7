import { expect, test } from 'vitest';
import { monthNames, problemWithBirth, type PartialDate } from './partial-date.ts';

const today = '2026-11-22';

test.each<[PartialDate]>([
  [{}],
  [{ month: 6 }],
  [{ month: 2, day: 29 }],
  [{ year: 1984 }],
  [{ year: 1984, month: 6, day: 2 }],
  [{ year: 2026, month: 11, day: 22 }],
])('%j can be a birthday', (birth) => {
  expect(problemWithBirth(birth, today)).toBeNull();
});

test.each<[PartialDate, string]>([
  [{ year: 2017, month: 2, day: 30 }, '30 February does not exist. Check the day'],
  [{ year: 2025, month: 2, day: 29 }, '29 February does not exist. Check the day'],
  [{ day: 4 }, 'Choose the month as well, or leave the day out'],
  [{ year: 84 }, 'Write the year with four digits, such as 1984'],
  [{ year: 2026, month: 12 }, 'This date is still to come. Check the year'],
])('%j is answered with a sentence', (birth, sentence) => {
  expect(problemWithBirth(birth, today)).toBe(sentence);
});

test('months are named in their order', () => {
  expect(monthNames).toHaveLength(12);
  expect(monthNames[5]).toBe('June');
});
