import * as operations from '#domain/demo/inventory/operations.ts';
import * as queries from '#store/demo/inventory/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';
import { tagCalls } from '../../../demo/tags/tag-calls.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const productsHere = onDemo(queries.allProducts);
export const categoriesHere = onDemo(queries.allCategories);
export const brandsHere = onDemo(queries.allBrands);
export const vendorsHere = onDemo(queries.allVendors);
export const tagsHere = onDemo(queries.allProductTags);

export const callsOfTags = tagCalls('tag', operations);
