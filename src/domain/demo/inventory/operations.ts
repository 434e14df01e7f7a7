import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { tagOperations } from '../tag-operations.ts';
import { maker, product, productCategory } from './entities.ts';
import { productPage, productSorts } from './product-page.ts';

const base = '/api/apps/ecommerce/inventory';

export const { listTags, addTag, changeTag, deleteTag } = tagOperations('inventory', {
  word: 'tag',
  list: `${base}/tags`,
  one: `${base}/tag`,
});

export const listCategories = defineOperation({
  ...onDevice,
  name: 'demo.inventory.categories',
  method: 'GET',
  path: `${base}/categories`,
  input: z.object({}),
  output: z.array(productCategory),
  summary: 'Categories of products by their names',
});

export const listBrands = defineOperation({
  ...onDevice,
  name: 'demo.inventory.brands',
  method: 'GET',
  path: `${base}/brands`,
  input: z.object({}),
  output: z.array(maker),
  summary: 'Brands by their names',
});

export const listVendors = defineOperation({
  ...onDevice,
  name: 'demo.inventory.vendors',
  method: 'GET',
  path: `${base}/vendors`,
  input: z.object({}),
  output: z.array(maker),
  summary: 'Vendors by their names',
});

/** A number of a query, which arrives as text. */
const number = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

export const listProducts = defineOperation({
  ...onDevice,
  name: 'demo.inventory.products',
  method: 'GET',
  path: `${base}/products`,
  input: z.object({
    search: z._default(z.string(), ''),
    sort: z._default(z.enum(productSorts), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** From 0, though without one it is the second: the specification says so. */
    page: z._default(number(0, 1_000_000), 1),
    size: z._default(number(1, 1000), 10),
  }),
  output: productPage,
  summary: 'A page of the products whose name holds the words; beyond the last page, no products',
});

export const readProduct = defineOperation({
  ...onDevice,
  name: 'demo.inventory.product',
  method: 'GET',
  path: `${base}/product`,
  input: byId,
  output: z.nullable(product),
  summary: 'One product; null when there is none with this id',
});

export const addProduct = defineOperation({
  ...onDevice,
  name: 'demo.inventory.add.product',
  method: 'POST',
  path: `${base}/product`,
  input: z.object({}),
  output: product,
  summary: 'Adds ‘A New Product’, which is not active',
});

export const changeProduct = defineOperation({
  ...onDevice,
  name: 'demo.inventory.change.product',
  method: 'PATCH',
  path: `${base}/product`,
  input: z.object({ id: z.string(), product: z.partial(z.omit(product, { id: true })) }),
  output: z.nullable(product),
  summary: 'Changes what is named of a product; null when there is none with this id',
});

export const deleteProduct = defineOperation({
  ...onDevice,
  name: 'demo.inventory.delete.product',
  method: 'DELETE',
  path: `${base}/product`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a product',
});
