import type { Product } from '#domain/demo/inventory/entities.ts';
import { grouped } from '../../../ui/time.ts';

const counted = (products: number) =>
  products === 1 ? '1 product' : `${grouped(products)} products`;

/** '23 products, 8 active'. */
export function amountWords(products: readonly Pick<Product, 'active'>[]): string {
  if (products.length === 0) return 'No products';
  const active = products.filter((one) => one.active).length;
  return `${counted(products.length)}, ${active === 0 ? 'none' : grouped(active)} active`;
}

/** '3 products found'. */
export function foundWords(found: number): string {
  return found === 0 ? 'No product found' : `${counted(found)} found`;
}

/** How full the shelf is: the bar beside the number, and its words for who does not see it. */
export function stockLevel(stock: number): { level: 'low' | 'some' | 'enough'; words: string } {
  if (stock < 20) return { level: 'low', words: 'Low' };
  if (stock < 30) return { level: 'some', words: 'Going down' };
  return { level: 'enough', words: 'Enough' };
}
