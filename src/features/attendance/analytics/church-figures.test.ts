import { expect, test } from 'vitest';
import { averageOf, changeOf, comparedParts } from './church-figures.ts';
import { spanName } from './analytics-words.ts';

const months = {
  spans: [
    { from: '2026-08-15', to: '2026-08-31' },
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-10' },
  ],
};
const compared = comparedParts(months, { interval: 'month' });

test('issue 14: a month that runs, or that is cut, is not compared with whole ones, and says so', () => {
  expect(compared).toEqual([1, 2]);
  const values = [40, 100, 120, 30];
  expect(changeOf({ values }, compared)).toBeCloseTo(0.2);
  expect(averageOf({ values }, compared)).toBe(110);
  expect(months.spans.map((span) => spanName(span, 'month'))).toEqual([
    'Aug 2026, in part',
    'Sep 2026',
    'Oct 2026',
    'Nov 2026, in part',
  ]);
});

test('issue 14: a gap is no number to compare with', () => {
  expect(changeOf({ values: [40, 100, null, 30] }, compared)).toBeNull();
  expect(changeOf({ values: [40, null, 120, 30] }, compared)).toBeNull();
  expect(averageOf({ values: [40, null, 120, 30] }, compared)).toBe(120);
});

test('issue 14: days that make no whole part are compared as they are', () => {
  const spans = [{ from: '2026-11-03', to: '2026-11-05' }];
  expect(comparedParts({ spans }, { interval: 'week' })).toEqual([0]);
});
