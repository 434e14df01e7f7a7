import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualOf } from './outliers.ts';

test('a count far from the others is unusual, and hardly moves what is usual', () => {
  const usual = usualOf([97, 98, 99, 100, 101, 102, 103, 104, 1010]);
  expect(usual?.usual).toBe(101);
  expect(usual && Math.abs(1010 - usual.usual) > usual.within).toBe(true);
  expect(usual && Math.abs(104 - usual.usual) > usual.within).toBe(false);
});

test('services that always count alike call a quarter more or less usual', () => {
  expect(usualOf([80, 80, 80, 80, 80, 80, 80, 80])).toEqual({ usual: 80, within: 20 });
});

test('with fewer than eight counts nothing is unusual', () => {
  expect(usualOf([10, 10, 10, 10, 10, 10, 900])).toBeNull();
});

/** In the plainest way. */
const middle = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
};

test('how far is usual is told by the median of the distances to the median', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { minLength: 8, maxLength: 60, size: 'max' }), (counts) => {
      const usual = middle(counts);
      const distance = middle(counts.map((count) => Math.abs(count - usual)));
      expect(usualOf(counts.toSorted((a, b) => a - b))).toEqual({
        usual,
        within: Math.max(3.5 * 1.4826 * distance, 0.25 * usual),
      });
    }),
  );
});
