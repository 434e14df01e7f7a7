import { expect, test } from 'vitest';
import {
  audienceData,
  rowsOf,
  targetWords,
  visitorsData,
  visitorsSummary,
} from './analytics-words.ts';

const daily = { dates: ['2026-01-01', '2026-06-30', '2026-11-22'], values: [390, 712, 1684] };
const period = { period: '30 days', labels: [], values: [] };

test('the days are labels, and a sentence says the way and the highest', () => {
  expect(visitorsData(daily, '2026').labels).toEqual(['1 Jan', '30 Jun', '22 Nov']);
  expect(visitorsSummary(daily).replaceAll('\u00a0', ' ')).toBe(
    'From 390 to 1 684, most on 22 Nov: 1 684.',
  );
});

test.each([
  [98, 100, 'down', '2% under target', false],
  [104, 100, 'up', '4% over target', true],
  [100, 100, 'up', 'on target', true],
])('3.2 %i of %i', (amount, target, way, words, isGood) => {
  expect(targetWords({ ...period, amount, target })).toEqual({ way, words, isGood });
});

test('3.2 each part has its share of all visitors', () => {
  const parts = [
    { name: 'Female', percent: 56 },
    { name: 'Male', percent: 44 },
  ];
  expect(audienceData({ title: 'Gender', parts }, 46_484).series).toEqual([
    { name: 'Female', color: 'jacaranda', values: [26_031] },
    { name: 'Male', color: 'fynbos', values: [20_453] },
  ]);
});

const scores = {
  overallScore: 1,
  usualScore: 1,
  averageRatio: 2,
  ratioBefore: 2,
  predictedRatio: 3,
};

test('the file has every day of every chart', () => {
  const versus = { dates: ['2026-11-22'], visitors: [3], pageViews: [8] };
  const rows = rowsOf(
    { thisYear: daily, lastYear: { dates: ['2025-01-01'], values: [5] } },
    { ...versus, ...scores },
  );
  expect(rows).toHaveLength(6);
  expect(rows[0]).toEqual(['Visitors overview', '2025-01-01', 5]);
  expect(rows.at(-1)).toEqual(['Page views', '2026-11-22', 8]);
});
