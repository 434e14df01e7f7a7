import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../must.ts';
import { ageClassOn, ageOn, birthText } from './age.ts';
import { people } from './people.ts';
import { birthFromText } from './birth-from-text.ts';

test.each([
  [{ day: 14, year: 1988, month: 3 }, '2026-03-13', 37],
  [{ day: 14, year: 1988, month: 3 }, '2026-03-14', 38],
  [{ year: 1988, month: 3 }, '2026-03-01', 38],
  [{ year: 1988 }, '2026-01-01', 38],
  [{ day: 14, month: 3 }, '2026-03-14', null],
  // On the day before 1 March of a common year a leapling is not older yet.
  [{ day: 29, year: 2004, month: 2 }, '2025-02-28', 20],
  [{ day: 29, year: 2004, month: 2 }, '2025-03-01', 21],
])('issue 13: the age of %j on %s', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test.each([
  ['2013-11-27', 'Child'],
  ['2013-11-26', 'Teen'],
  ['2006-11-27', 'Teen'],
  ['2006-11-26', 'Adult'],
])('issue 13: who was born on %s is on 26 November 2026 of the class %s', (born, wanted) => {
  const [year, month, day] = born.split('-').map(Number);
  const birthDate = { day, year, month };
  expect(ageClassOn({ birthDate, ageClassification: 'Unknown' }, '2026-11-26')).toBe(wanted);
});

test('issue 13: without a year of birth the class is the one that was chosen', () => {
  expect(ageClassOn({ birthDate: { month: 3 }, ageClassification: 'Teen' }, '2026-11-26')).toBe(
    'Teen',
  );
  expect(ageClassOn({}, '2026-11-26')).toBe('Unknown');
});

test.each([
  ['14/3/1988', { day: 14, year: 1988, month: 3 }],
  ['14 March 1988', { day: 14, year: 1988, month: 3 }],
  ['14 Mar', { day: 14, month: 3 }],
  ['March 1988', { year: 1988, month: 3 }],
  ['1988', { year: 1988 }],
])('issue 13: a file says a birthday as %j', (cell, value) => {
  expect(birthFromText(cell)).toEqual({ value });
});

test.each(['30 February', '1988-13', 'soon', '14 March 2999'])(
  'issue 13: %j in a file is no birthday, and it says why',
  (cell) => {
    expect(birthFromText(cell)).toEqual({ problem: expect.stringMatching(/^[\dA-Z].*[a-z]/) });
  },
);

test('issue 13: whatever is known of a birthday, a file gives the same back', () => {
  const parts = record(
    { day: integer({ min: 1, max: 28 }), year: integer({ min: 1900, max: 2025 }) },
    { requiredKeys: [] },
  );
  assert(
    property(parts, integer({ min: 1, max: 12 }), ({ day, year }, month) => {
      const date = {
        ...(day === undefined ? {} : { day }),
        ...(year === undefined ? {} : { year }),
        month,
      };
      expect(birthFromText(birthText(date))).toEqual({ value: date });
    }),
  );
});

test('issue 13: goes by the bands of the organisation, in the filter of the directory too', () => {
  const born = { birthDate: { year: 2011 }, ageClassification: 'Unknown' } as const;
  const terms = { teenFrom: 16, adultFrom: 18, connectionWords: [], followUpWords: [] };
  const classes = ['2026-11-26', '2027-11-26', '2029-11-26'].map((day) =>
    ageClassOn(born, day, terms),
  );
  expect(classes).toEqual(['Child', 'Teen', 'Adult']);
  const filter = must(people.inTerms?.(terms).derived?.['ageClass'], 'the filter by age');
  const row = { ...people.blank, ...born, id: '' };
  expect(filter.choicesOf(row, '2026-11-26')).toEqual(['Child']);
  expect(people.derived?.['ageClass']?.choicesOf(row, '2026-11-26')).toEqual(['Teen']);
});
