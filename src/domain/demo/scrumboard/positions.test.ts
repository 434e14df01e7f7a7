import { expect, test } from 'vitest';
import { placedAt, positionBehind, positionStep as step } from './positions.ts';

const at = (...positions: number[]) => positions.map((position) => ({ position }));
const row = { position: 7 };

test('S9-029 a new one stands a step of 65536 behind the last one', () => {
  expect(positionBehind([])).toBe(65_536);
  expect(positionBehind(at(step, 3 * step))).toBe(4 * step);
});

test('S9-029 one that is moved: the middle of its neighbours, half of the next at the start, a step more at the end', () => {
  const others = at(step, 2 * step);
  expect(placedAt(others, row, 1)).toEqual(at(1.5 * step));
  expect(placedAt(others, row, 0)).toEqual(at(step / 2));
  expect(placedAt(others, row, 2)).toEqual(at(3 * step));
  expect(placedAt([], row, 0)).toEqual(at(step));
});

test('S9-029 where there is no room, all are numbered anew in steps', () => {
  expect(placedAt(at(4, 5), row, 1)).toEqual(at(step, 2 * step, 3 * step));
  expect(placedAt(at(4, 4), row, 1)).toEqual(at(step, 2 * step, 3 * step));
  expect(placedAt(at(0), row, 0)).toEqual(at(step, 2 * step));
  expect(placedAt(at(499 * step), row, 1)).toEqual(at(step, 2 * step));
  expect(placedAt(at(498 * step), row, 1)).toEqual(at(499 * step));
});

test('issue 15: a list of 1 000 needs more than 500 steps, and is not numbered anew each time', () => {
  const others = at(...Array.from({ length: 1000 }, (_, place) => (place + 1) * step));
  expect(placedAt(others, row, 1000)).toEqual(at(1001 * step));
});
