import type { Maker, Product, ProductCategory } from '#domain/demo/inventory/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { DemoDatabase } from '../database.ts';

/** Nearly in the order of their names: few of them are left to compare. */
export function allProducts(demo: DemoDatabase): Promise<Product[]> {
  return demo.product.orderBy('name').toArray();
}

export async function productWith(demo: DemoDatabase, id: string): Promise<Product | null> {
  return (await demo.product.get(id)) ?? null;
}

export function allProductTags(demo: DemoDatabase): Promise<Tag[]> {
  return demo.productTag.orderBy('title').toArray();
}

export function allCategories(demo: DemoDatabase): Promise<ProductCategory[]> {
  return demo.productCategory.orderBy('name').toArray();
}

export function allBrands(demo: DemoDatabase): Promise<Maker[]> {
  return demo.productBrand.orderBy('name').toArray();
}

export function allVendors(demo: DemoDatabase): Promise<Maker[]> {
  return demo.productVendor.orderBy('name').toArray();
}
