import * as operations from '#domain/demo/inventory/operations.ts';
import * as queries from '#store/demo/inventory/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { tagCalls } from '../../../demo/tags/tag-calls.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const productsHere = keptOnDemo(queries.allProducts);
export const categoriesHere = keptOnDemo(queries.allCategories);
export const brandsHere = keptOnDemo(queries.allBrands);
export const vendorsHere = keptOnDemo(queries.allVendors);
export const tagsHere = keptOnDemo(queries.allProductTags);

export const callsOfTags = tagCalls('tag', operations);
