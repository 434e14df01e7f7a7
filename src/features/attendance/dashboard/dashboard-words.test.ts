import { expect, test } from 'vitest';
import type { SundayFigures } from '#domain/attendance/sunday-figures.ts';
import {
  dashboardStats,
  greeting,
  trendData,
  trendFacts,
  trendSummary,
} from './dashboard-words.ts';

const figures: SundayFigures = {
  sunday: '2026-11-22',
  weeks: [
    { date: '2026-11-08', people: 2700, missing: 0, yearBefore: 2500 },
    { date: '2026-11-15', people: 2811, missing: 0, yearBefore: null },
    { date: '2026-11-22', people: 2876, missing: 1, yearBefore: 2561 },
  ],
  people: 2876,
  change: { people: 2876, before: 2811 },
  missing: ['one'],
  expected: 12,
};

test.each([
  ['06:00', 'Good morning, Naledi'],
  ['12:00', 'Good afternoon, Naledi'],
  ['18:00', 'Good evening, Naledi'],
])('at %s: %s', (time, words) => expect(greeting(time, 'Naledi Mokoena')).toBe(words));

test('the first number says how it changed since the Sunday before, in words', () => {
  const [attendance, average, year, reports] = dashboardStats(figures);
  expect(attendance).toMatchObject({
    value: '2\u00a0876',
    change: { way: 'up', words: '2,3% up on 15 Nov' },
    // Of the Sundays that are complete: the last one would look like a fall beside "up".
    values: [2700, 2811],
  });
  expect(average).toMatchObject({
    value: '2\u00a0756',
    fact: 'Before 22 Nov, which is not complete',
  });
  expect(year).toMatchObject({ value: '2\u00a0561', fact: '23 November 2025' });
  expect(reports).toMatchObject({ value: '11 of 12', fact: '1 missing' });
});

test('a change of some services says so, as all of them together may have fallen', () => {
  const partly = { ...figures, people: 1468, change: { people: 1468, before: 1240 } };
  expect(dashboardStats(partly)[0]).toMatchObject({
    change: { way: 'up', words: '18,4% up on 15 Nov in the same services' },
  });
  expect(trendFacts('Sunday services', partly)).toBe(
    'Sunday services. 1 report of 22 Nov is missing',
  );
});

test('the average takes in a Sunday that is complete', () => {
  const weeks = figures.weeks.map((week) => ({ ...week, missing: 0 }));
  const complete = { ...figures, weeks, missing: [] };
  expect(dashboardStats(complete)[0]).toMatchObject({ values: [2700, 2811, 2876] });
  expect(dashboardStats(complete)[1]).toMatchObject({
    value: '2\u00a0796',
    fact: 'All Sunday services together',
  });
  expect(trendFacts('Sunday services', complete)).toBe('Sunday services');
});

test('an average of Sundays that lack reports says so', () => {
  const weeks = figures.weeks.map((week) => ({ ...week, missing: 1 }));
  expect(dashboardStats({ ...figures, weeks })[1]).toMatchObject({
    fact: '2 reports of them are missing',
  });
  const one = { ...figures, weeks: weeks.slice(-1), missing: [] };
  expect(dashboardStats(one)[1]).toMatchObject({ fact: '1 report of them is missing' });
});

test('without a report nothing is claimed', () => {
  const none = { ...figures, weeks: [], people: null, change: null, missing: [], expected: 0 };
  expect(dashboardStats(none).map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
});

test('the trend stands beside last year', () => {
  expect(trendData(figures).series.map(({ name, values }) => [name, values])).toEqual([
    ['2026', [2700, 2811, 2876]],
    ['2025', [2500, null, 2561]],
  ]);
  expect(trendData(figures).series[0]?.lacking).toEqual([0, 0, 1]);
  expect(trendSummary(figures.weeks)).toBe('From 2\u00a0700 on 8 Nov to 2\u00a0876 on 22 Nov.');
  expect(trendSummary([])).toBe('There are too few Sundays for a trend yet.');
});
