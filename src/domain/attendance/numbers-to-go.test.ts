import { expect, test } from 'vitest';
import { nothingCounted } from './nothing-counted.ts';
import { numbersToGo } from './numbers-to-go.ts';
import { reportDefinitions } from './report-definitions.ts';

test.each([
  ['nothing yet', {}, 1],
  ['attendance alone: the splits are optional', { attendance: 118 }, 0],
  ['a split that was begun', { attendance: 118, adults: 70 }, 2],
  ['a split whose parts make up the attendance', { attendance: 118, adults: 70, children: 48 }, 0],
  ['two splits that were begun', { attendance: 118, adults: 70, males: 50 }, 3],
])('a church report with %s', (_, counted, expected) => {
  expect(numbersToGo(reportDefinitions.church, { ...nothingCounted, ...counted })).toBe(expected);
});

test('a group report with its attendance is finished', () => {
  expect(numbersToGo(reportDefinitions.group, { ...nothingCounted, attendance: 9 })).toBe(0);
});
