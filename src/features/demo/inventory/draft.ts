import type { Product, ProductFields } from '#domain/demo/inventory/entities.ts';

export type Change = (part: Partial<ProductFields>) => void;

const orNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** Fields of a product that a person writes, as they are before. */
export function fieldsOf(product: Product): ProductFields {
  const { id: _id, thumbnail: _thumbnail, images: _images, ...fields } = product;
  return fields;
}

/** Fields that are saved: blank texts are nothing. */
export function savedFields(draft: ProductFields): ProductFields {
  return {
    ...draft,
    name: draft.name.trim(),
    sku: orNull(draft.sku),
    barcode: orNull(draft.barcode),
    description: orNull(draft.description),
  };
}

/** Whether saving would change something. */
export function differs(draft: ProductFields, product: Product): boolean {
  const saved: Record<string, unknown> = { ...savedFields(draft) };
  return Object.entries(fieldsOf(product)).some(
    ([name, value]) => JSON.stringify(saved[name]) !== JSON.stringify(value),
  );
}
