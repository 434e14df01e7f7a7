import { useMemo } from 'react';
import type { Product } from '#domain/demo/inventory/entities.ts';
import {
  inProductOrder,
  lastPageOf,
  type ProductOrder,
} from '#domain/demo/inventory/product-page.ts';
import { searchIn } from '../../../demo/search-in.ts';

/** How the list is looked at. */
export interface View {
  order: ProductOrder;
  /** From 0. */
  page: number;
  size: number;
  /** The product whose details are open. */
  openId: string | null;
}

export interface ShownProducts {
  /** Products that the search finds. */
  found: number;
  page: number;
  lastPage: number;
  products: readonly Product[];
}

const textOf = ({ name, sku, barcode }: Product) => [name, sku ?? '', barcode ?? ''].join('\n');

/** A page of the products that are found. The page goes with the product that is open, wherever its new name or price has put it. */
export function useShownProducts(
  all: readonly Product[],
  search: string,
  { order, page, size, openId }: View,
): ShownProducts {
  // The order once for a list, and not at each key: of thousands of products that would be felt.
  const ordered = useMemo(() => inProductOrder(all, order), [all, order]);
  const find = useMemo(() => searchIn(ordered, textOf), [ordered]);
  const found = useMemo(() => find(search), [find, search]);
  const openAt = openId === null ? -1 : found.findIndex(({ id }) => id === openId);
  const lastPage = lastPageOf(found.length, size);
  const shown = openAt === -1 ? Math.min(page, lastPage) : Math.floor(openAt / size);
  return {
    found: found.length,
    page: shown,
    lastPage,
    products: found.slice(shown * size, (shown + 1) * size),
  };
}
