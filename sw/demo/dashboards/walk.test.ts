import { expect, test } from 'vitest';
import { walk } from './walk.ts';

const way = { count: 120, from: 390, to: 684, sway: 70, seed: 31 };

test('a walk has so many numbers, begins and ends where it says, and strays no further', () => {
  const values = walk(way);
  expect(values).toHaveLength(120);
  expect([values[0], values.at(-1)]).toEqual([390, 684]);
  const strays = values.map((value, at) => Math.abs(value - (390 + (294 * at) / 119)));
  expect(Math.max(...strays)).toBeCloseTo(70, 6);
});

test('the same seed takes the same way on every device, another one another way', () => {
  expect(walk(way)).toEqual(walk(way));
  expect(walk({ ...way, seed: 32 })).not.toEqual(walk(way));
});
