import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSorted } from './first-sorted.ts';

interface Item {
  by: number;
  at: number;
}

const compare = (a: Item, b: Item) => a.by - b.by;

test('issue 12: the first of many items are those that sorting all of them puts first', () => {
  const someItems = fc
    .array(fc.integer({ min: 0, max: 30 }), { maxLength: 400, size: 'max' })
    .map((all) => all.map((by, at): Item => ({ by, at })));
  fc.assert(
    fc.property(someItems, fc.nat(60), (items, count) => {
      expect(firstSorted(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
    }),
  );
});
