import { expect, test } from 'vitest';
import { averageOf, changeOf, changeOfYear, comparedParts } from './church-figures.ts';
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
  expect(changeOf({ values, gaps: [1, 0, 0, 1] }, compared)).toEqual({
    share: 0.2,
    isInPart: false,
  });
  expect(averageOf({ values }, compared)).toBe(110);
  expect(months.spans.map((span) => spanName(span, 'month'))).toEqual([
    'Aug 2026, in part',
    'Sep 2026',
    'Oct 2026',
    'Nov 2026, in part',
  ]);
});

test('issue 14: a gap is no number to compare with', () => {
  expect(changeOf({ values: [40, 100, null, 30], gaps: [] }, compared)).toBeNull();
  expect(changeOf({ values: [40, null, 120, 30], gaps: [] }, compared)).toBeNull();
  expect(averageOf({ values: [40, null, 120, 30] }, compared)).toBe(120);
});

test('issue 14: days that make no whole part are compared as they are', () => {
  const spans = [{ from: '2026-11-03', to: '2026-11-05' }];
  expect(comparedParts({ spans }, { interval: 'week' })).toEqual([0]);
});

test('issue 14: a change says that reports of what it compares are missing', () => {
  const values = [40, 100, 50, 30];
  const halved = { share: -0.5, isInPart: true };
  expect(changeOf({ values, gaps: [0, 0, 1, 0] }, compared)).toEqual(halved);
  expect(changeOf({ values, gaps: [0, 2, 0, 0] }, compared)).toEqual(halved);
  const before = [null, 200, 100, null];
  expect(changeOfYear({ values, before, gaps: [0, 1, 0, 0] })).toEqual(halved);
  // Of parts that are not compared nothing is missing here.
  const { isInPart } = changeOfYear({ values, before, gaps: [1, 0, 0, 1] }) ?? {};
  expect(isInPart).toBe(false);
});
