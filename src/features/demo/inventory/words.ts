import type { Product } from '#domain/demo/inventory/entities.ts';
import { amount } from '../../../demo/amount.ts';
import { grouped } from '../../../ui/time.ts';

/** '23 products, 8 active'. */
export function amountWords(products: readonly Pick<Product, 'active'>[]): string {
  if (products.length === 0) return 'No products';
  const active = products.filter((one) => one.active).length;
  return `${amount(products.length, 'product')}, ${active === 0 ? 'none' : grouped(active)} active`;
}

/** '3 products found'. */
export function foundWords(found: number): string {
  return found === 0 ? 'No product found' : `${amount(found, 'product')} found`;
}

/** How full the shelf is: the bar beside the number, and its words for who does not see it. */
export function stockLevel(stock: number): { level: 'low' | 'some' | 'enough'; words: string } {
  if (stock < 20) return { level: 'low', words: 'Low' };
  if (stock < 30) return { level: 'some', words: 'Going down' };
  return { level: 'enough', words: 'Enough' };
}
