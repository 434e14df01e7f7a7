import { expect, test } from 'vitest';
import { clockSkew, skewWords } from './clock-skew.ts';

const now = new Date('2026-11-22T09:00:00.000Z');

test.each([
  [undefined, null],
  ['yesterday', null],
  ['2026-11-22T09:00:41.000Z', 0],
  ['2026-11-22T11:00:00.000Z', 7200],
  ['2024-11-22T09:00:00.000Z', -63_072_000],
  ['+275760-09-13T00:00:00.000Z', 631_152_000],
])('A28 A29 a call that left at %s is %s seconds off', (sentAt, seconds) => {
  expect(clockSkew(sentAt, now)).toBe(seconds);
});

test.each([
  [null, null],
  [0, null],
  [-299, null],
  [300, 'Device clock 5 minutes ahead'],
  [-3600, 'Device clock 1 hour behind'],
  [63_072_000, 'Device clock 2 years ahead'],
])('A28 %s seconds are told as "%s"', (seconds, words) => {
  expect(skewWords(seconds)).toBe(words);
});
