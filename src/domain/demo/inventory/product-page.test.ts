import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Product } from './entities.ts';
import { inProductOrder, lastPageOf, namedProducts, pageOfProducts } from './product-page.ts';

const product = (name: string, price = 0): Product => ({
  id: name,
  category: null,
  brand: null,
  vendor: null,
  name,
  description: null,
  tags: [],
  sku: null,
  barcode: null,
  stock: 0,
  reserved: 0,
  cost: 0,
  basePrice: 0,
  price,
  taxPercent: 0,
  weight: 0,
  thumbnail: null,
  images: [],
  active: false,
});

test('S7-061 S7-062 the pages hold each product once, and beyond the last there is none', () => {
  const sizes = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), sizes, (length, size) => {
      const all = Array.from({ length }, (_, at) => product(String(at)));
      const lastPage = lastPageOf(length, size);
      const seen: Product[] = [];
      for (let page = 0; page <= lastPage; page += 1) {
        const answer = pageOfProducts(all, { page, size });
        expect(answer.pagination).toMatchObject({ length, size, page, lastPage });
        seen.push(...(answer.products ?? []));
      }
      expect(seen).toEqual(all);
      expect(pageOfProducts(all, { page: lastPage + 1, size })).toEqual({
        products: null,
        pagination: { lastPage },
      });
    }),
  );
});

test('numbers in a name are compared as numbers; equal prices stand by their names in both directions', () => {
  const all = [product('Watch 10', 5), product('watch 2', 5), product('Clock', 7)];
  const namesBy = (sort: 'name' | 'price', order: 'asc' | 'desc') =>
    inProductOrder(all, { sort, order }).map(({ name }) => name);
  expect(namesBy('name', 'asc')).toEqual(['Clock', 'watch 2', 'Watch 10']);
  expect(namesBy('name', 'desc')).toEqual(['Watch 10', 'watch 2', 'Clock']);
  expect(namesBy('price', 'asc')).toEqual(['watch 2', 'Watch 10', 'Clock']);
  expect(namesBy('price', 'desc')).toEqual(['Clock', 'watch 2', 'Watch 10']);
});

test('S7-055 a search finds a part of the name, whatever its case and accents', () => {
  const all = [product('Élégance'), product('Steel')];
  expect(namedProducts(all, ' ELE ')).toEqual([all[0]]);
  expect(namedProducts(all, ' ')).toBe(all);
});
