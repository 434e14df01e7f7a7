import type { Invoice, InvoiceItem } from './sample-invoice.ts';

export function totalOf({ rate, quantity }: InvoiceItem): number {
  return rate * quantity;
}

/** All in cents. The tax is on what is left after the discount. */
export function sumsOf({
  items,
  taxPart,
  discountPart,
}: Pick<Invoice, 'items' | 'taxPart' | 'discountPart'>) {
  const subtotal = items.reduce((sum, item) => sum + totalOf(item), 0);
  const discount = Math.round(subtotal * discountPart);
  const tax = Math.round((subtotal - discount) * taxPart);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
