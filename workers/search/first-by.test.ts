import { array, assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { firstBy } from './first-by.ts';

const compare = (a: number, b: number) => a - b;

test('the first of all in their order, as sorting finds them', () => {
  assert(
    property(array(integer({ min: -20, max: 20 })), nat(10), (rows, most) => {
      expect(firstBy(rows, most, compare)).toEqual(rows.toSorted(compare).slice(0, most));
    }),
  );
});
