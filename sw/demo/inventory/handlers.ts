import { newProductName, type Product } from '#domain/demo/inventory/entities.ts';
import * as operations from '#domain/demo/inventory/operations.ts';
import {
  inProductOrder,
  namedProducts,
  pageOfProducts,
} from '#domain/demo/inventory/product-page.ts';
import * as queries from '#store/demo/inventory/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { tagsOf } from '../tags.ts';

const products = rowsOf((demo) => demo.product);
const tags = tagsOf(
  (demo) => demo.productTag,
  (demo) => demo.product,
  'tags',
);

const blank: Omit<Product, 'id'> = {
  category: null,
  brand: null,
  vendor: null,
  name: newProductName,
  description: null,
  tags: [],
  sku: null,
  barcode: null,
  stock: 0,
  reserved: 0,
  cost: 0,
  basePrice: 0,
  price: 0,
  taxPercent: 0,
  weight: 0,
  thumbnail: null,
  images: [],
  active: false,
};

/** S7-060. */
const productsDelay = 300;

const list = handle(
  operations.listProducts,
  async (demo, { search, sort, order, page, size }) => {
    const found = namedProducts(await queries.allProducts(demo), search);
    return pageOfProducts(inProductOrder(found, { sort, order }), { page, size });
  },
  productsDelay,
);

export const inventoryHandlers = [
  handle(operations.listCategories, queries.allCategories),
  handle(operations.listBrands, queries.allBrands),
  handle(operations.listVendors, queries.allVendors),
  handle(operations.listTags, queries.allProductTags),
  handle(operations.addTag, (demo, { tag }) => tags.add(demo, tag)),
  handle(operations.changeTag, (demo, { id, tag }) => tags.change(demo, id, tag)),
  handle(operations.deleteTag, tags.remove),
  list,
  handle(operations.readProduct, products.one),
  handle(operations.addProduct, (demo) => products.add(demo, blank)),
  handle(operations.changeProduct, (demo, { id, product }) => products.change(demo, id, product)),
  handle(operations.deleteProduct, products.remove),
];
