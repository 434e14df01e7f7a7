import { expect, test } from 'vitest';
import { fitting, weightOfAll } from './fitting.ts';

const block = { t: 'attendanceBlock' };
const church = { t: 'church' };
const blocks = Array.from({ length: 40 }, () => block);
const churches = Array.from({ length: 600 }, () => church);

test('a page holds as many rows as asked for, and far fewer of those that say as much as many', () => {
  expect(fitting(churches, 500)).toHaveLength(500);
  expect(fitting(blocks, 500)).toHaveLength(20);
  expect(fitting([...churches.slice(0, 480), ...blocks], 500)).toHaveLength(480);
  expect(weightOfAll([church, block])).toBe(26);
});

test('a row that is heavier than a page goes alone, or nothing would ever come', () => {
  expect(fitting(blocks, 1)).toEqual([block]);
  expect(fitting(blocks, 0)).toEqual([]);
});
