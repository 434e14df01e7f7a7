import { expect, test } from 'vitest';
import { reportCounts, rollCounts } from './counts.ts';
import { nobodyMarked } from './marks.ts';

const roll = {
  ...nobodyMarked,
  present: ['a', 'b', 'guest'],
  absent: ['c'],
  firstTimers: ['guest', 'c'],
  newConverts: ['guest'],
  receivedHolySpirit: [],
};

test('present and absent are everybody whom the roll names, not marked is who is listed', () => {
  expect(rollCounts(roll, ['a', 'b', 'c', 'd', 'e'])).toEqual({
    present: 3,
    absent: 1,
    notMarked: 2,
  });
});

test('the report counts those who were there', () => {
  expect(reportCounts(roll)).toEqual({
    attendance: 3,
    firstTimers: 1,
    newConverts: 1,
    receivedHolySpirit: 0,
  });
});
