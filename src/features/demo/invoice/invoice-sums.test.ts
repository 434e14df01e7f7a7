import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf } from './invoice-sums.ts';

const item = (rate: number, quantity: number) => ({ service: '', description: '', rate, quantity });

test('the tax is on what is left after the discount', () => {
  const items = [item(10_000, 2), item(2_500, 4)];
  expect(sumsOf({ items, taxPart: 0.15, discountPart: 0.1 })).toEqual({
    subtotal: 30_000,
    discount: 3_000,
    tax: 4_050,
    total: 31_050,
  });
});

test('the parts always add up to the total, to the cent', () => {
  const anyItem = fc.tuple(fc.nat(1_000_000), fc.nat(99)).map(([rate, count]) => item(rate, count));
  fc.assert(
    fc.property(fc.array(anyItem), fc.double({ min: 0, max: 1, noNaN: true }), (items, part) => {
      const { subtotal, discount, tax, total } = sumsOf({
        items,
        taxPart: 0.15,
        discountPart: part,
      });
      expect(subtotal - discount + tax).toBe(total);
      expect(Number.isInteger(total)).toBe(true);
    }),
  );
});
