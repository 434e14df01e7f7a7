import { useCallback, useState } from 'react';
import type { Product, ProductFields } from '#domain/demo/inventory/entities.ts';
import { differs, fieldsOf } from './draft.ts';

type Drafts = Readonly<Record<string, ProductFields>>;

const without = (drafts: Drafts, id: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([of]) => of !== id));

/** Changes that are not saved, by product: closing its row loses nothing. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    isUnsaved: useCallback(
      (product: Product) => {
        const draft = drafts[product.id];
        return draft !== undefined && differs(draft, product);
      },
      [drafts],
    ),
    draftOf: (product: Product) => drafts[product.id] ?? fieldsOf(product),
    change: (product: Product, part: Partial<ProductFields>) =>
      setDrafts((now) => ({
        ...now,
        [product.id]: { ...(now[product.id] ?? fieldsOf(product)), ...part },
      })),
    forget: (id: string) => setDrafts((now) => without(now, id)),
  };
}
