import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a uuid of version 7 that carries its time', () => {
  // The first moment of 2100: no id was made later.
  const id = newId(Date.UTC(2100, 0));
  expect(id).toMatch(/^03bb2cc3-d800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort in the order in which they were made, also where the clock stands still or is set back', () => {
  const times = [1_000, 1_001, ...Array.from({ length: 10_000 }, () => 1_001), 1_000, 1, 1_200];
  const ids = times.map((now) => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
