import * as z from 'zod/mini';
import { folded } from '../../values/name-words.ts';
import { type Product, product } from './entities.ts';

/** Columns that products are ordered by. */
export const productSorts = ['sku', 'name', 'price', 'stock', 'active'] as const;
export type ProductSort = (typeof productSorts)[number];

export interface ProductOrder {
  sort: ProductSort;
  order: 'asc' | 'desc';
}

/** S7-061: where a page stands among all that were found. The first one is page 0. */
export const pagination = z.object({
  /** Products that were found. */
  length: z.number(),
  size: z.number(),
  page: z.number(),
  lastPage: z.number(),
  /** Places of the first and the last product of the page, from 0. */
  startIndex: z.number(),
  endIndex: z.number(),
});

/** S7-062: beyond the last page there are no products, and only that page is named. */
export const productPage = z.union([
  z.object({ products: z.array(product), pagination }),
  z.object({ products: z.null(), pagination: z.object({ lastPage: z.number() }) }),
]);
export type ProductPage = z.infer<typeof productPage>;

const texts = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compared(a: Product, b: Product, by: ProductSort): number {
  if (by === 'sku' || by === 'name') return texts.compare(a[by] ?? '', b[by] ?? '');
  return Number(a[by]) - Number(b[by]);
}

/** Of two that are equal, the one whose name comes first stands first, whatever the direction. */
export function inProductOrder(
  products: readonly Product[],
  { sort, order }: ProductOrder,
): Product[] {
  const way = order === 'desc' ? -1 : 1;
  return products.toSorted((a, b) => way * compared(a, b, sort) || compared(a, b, 'name'));
}

/** Those whose name holds the words, in the order that they came in. */
export function namedProducts(products: readonly Product[], search: string): readonly Product[] {
  const words = folded(search.trim());
  return words === '' ? products : products.filter(({ name }) => folded(name).includes(words));
}

/** Number of the last page, from 0. Without products there is one, which is empty. */
export function lastPageOf(length: number, size: number): number {
  return Math.max(Math.ceil(length / size), 1) - 1;
}

/** @param found in their order */
export function pageOfProducts(
  found: readonly Product[],
  { page, size }: { page: number; size: number },
): ProductPage {
  const { length } = found;
  const lastPage = lastPageOf(length, size);
  if (page > lastPage) return { products: null, pagination: { lastPage } };
  const startIndex = page * size;
  const endIndex = Math.min(startIndex + size, length) - 1;
  return {
    products: found.slice(startIndex, startIndex + size),
    pagination: { length, size, page, lastPage, startIndex, endIndex },
  };
}
