import { expect, test } from 'vitest';
import { usualOf } from './outliers.ts';

test('a count far from the others is unusual, and hardly moves what is usual', () => {
  const usual = usualOf([100, 104, 98, 102, 99, 101, 103, 97, 1010]);
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
