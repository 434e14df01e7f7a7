import * as calls from '../../../src/domain/demo/inventory/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, ListOf, newId } from './demo-call.ts';

const first = 'aaaaaaaa-0000-4000-8000-000000000001';
const nobodys = '11111111-2222-4333-8444-555555555555';
const mens = { id: 'bbbbbbbb-0000-4000-8000-000000000001', name: 'Mens', slug: 'mens' };
const highveld = { id: 'cccccccc-0000-4000-8000-000000000001', name: 'Highveld', slug: 'highveld' };
const trading = {
  id: 'dddddddd-0000-4000-8000-000000000001',
  name: 'Karoo Trading',
  slug: 'karoo-trading',
};
const sandton = 'dddddddd-0000-4000-8000-000000000002';
const tagIds = [1, 2, 4, 5, 7].map((at) => `eeeeeeee-0000-4000-8000-00000000000${at}`);
const automatic = { id: 'eeeeeeee-0000-4000-8000-000000000001', title: 'Automatic' };
const drawing = /^data:image\/svg/;

const augrabies = {
  id: first,
  category: mens.id,
  brand: highveld.id,
  vendor: sandton,
  name: 'Augrabies field watch',
  description: /^Augrabies field watch: /,
  tags: tagIds,
  sku: 'AUG-101',
  barcode: '6001234500000',
  stock: 34,
  reserved: 0,
  cost: 111_528,
  basePrice: 202_778,
  price: 219_000,
  taxPercent: 8,
  weight: 0.12,
  thumbnail: drawing,
  images: [drawing, drawing, drawing],
  active: true,
};

const blank = {
  id: newId,
  category: null,
  brand: null,
  vendor: null,
  name: 'A New Product',
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

const pageAt = (page: number, startIndex: number, endIndex: number, length = 23, size = 10) => ({
  length,
  size,
  page,
  lastPage: Math.max(Math.ceil(length / size), 1) - 1,
  startIndex,
  endIndex,
});

const named = (name: string) => new Having({ name });

export const inventoryCalls: readonly DemoCall[] = [
  {
    ids: 'S7-054 S3-023',
    call: calls.listCategories,
    input: {},
    answer: new ListOf(3, new Having({ name: 'Ladies', parentId: null }), {
      ...mens,
      parentId: null,
    }),
  },
  { ids: 'S7-054 S3-024', call: calls.listBrands, input: {}, answer: new ListOf(5, highveld) },
  { ids: 'S7-054 S3-024', call: calls.listVendors, input: {}, answer: new ListOf(3, trading) },
  { ids: 'S7-054 S3-025', call: calls.listTags, input: {}, answer: new ListOf(10, automatic) },
  {
    ids: 'S7-061 S3-026',
    call: calls.listProducts,
    input: { page: 0 },
    answer: {
      products: new ListOf(10, augrabies, named('Baobab automatic')),
      pagination: pageAt(0, 0, 9),
    },
  },
  {
    ids: 'S7-056 S7-057 S7-058 S7-059 S9-024',
    call: calls.listProducts,
    input: {},
    answer: {
      products: new ListOf(10, named('Karoo night')),
      pagination: pageAt(1, 10, 19),
    },
  },
  {
    ids: 'S7-055',
    call: calls.listProducts,
    input: { search: ' DRAKEN', page: 0 },
    answer: {
      products: [named('Drakensberg diver')],
      pagination: pageAt(0, 0, 0, 1),
    },
  },
  {
    ids: 'S7-056 S7-057 S7-059',
    call: calls.listProducts,
    input: { sort: 'stock', order: 'desc', page: 4, size: 5 },
    answer: {
      products: [
        named('Golden Gate dress watch'),
        named('Protea pearl'),
        named('Baobab automatic'),
      ],
      pagination: pageAt(4, 20, 22, 23, 5),
    },
  },
  {
    ids: 'S7-062',
    call: calls.listProducts,
    input: { page: 3 },
    answer: { products: null, pagination: { lastPage: 2 } },
  },
  { ids: 'S7-063', call: calls.readProduct, input: { id: first }, answer: augrabies },
  { ids: 'S7-063', call: calls.readProduct, input: { id: nobodys }, answer: null },
  { ids: 'S7-064 S4-028', call: calls.addProduct, input: {}, answer: blank },
  {
    ids: 'S7-065',
    call: calls.changeProduct,
    input: { id: first, product: { stock: 33, active: false } },
    answer: { ...augrabies, stock: 33, active: false },
  },
  {
    ids: 'S7-065',
    call: calls.changeProduct,
    input: { id: nobodys, product: { stock: 1 } },
    answer: null,
  },
  {
    ids: 'S7-067',
    call: calls.addTag,
    input: { tag: { title: 'Bargain' } },
    answer: { id: newId, title: 'Bargain' },
  },
  {
    ids: 'S7-067',
    call: calls.changeTag,
    input: { id: automatic.id, tag: { title: 'Self-winding' } },
    answer: { ...automatic, title: 'Self-winding' },
  },
  { ids: 'S7-067 S4-032', call: calls.deleteTag, input: { id: automatic.id }, answer: true },
  {
    ids: 'S7-067 S4-032',
    call: calls.readProduct,
    input: { id: first },
    answer: new Having({ tags: tagIds.slice(1) }),
  },
  { ids: 'S7-066', call: calls.deleteProduct, input: { id: first }, answer: true },
  { ids: 'S7-066', call: calls.readProduct, input: { id: first }, answer: null },
  { ids: 'S7-040', call: undoDeletion, input: { id: first }, answer: true },
  {
    ids: 'S7-066',
    call: calls.readProduct,
    input: { id: first },
    answer: new Having({ name: 'Augrabies field watch', stock: 33 }),
  },
];
