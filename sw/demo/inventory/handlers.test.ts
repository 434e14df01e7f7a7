import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDemo } from '#store/demo/database.ts';
import { allProducts } from '#store/demo/inventory/queries.ts';
import { answerDemo } from '../app.ts';
import { inventoryHandlers } from './handlers.ts';

const products = '/api/apps/ecommerce/inventory/products';

test('S7-060 the list of products is delayed by 300 ms, and no other call of the app', () => {
  for (const { operation, delay } of inventoryHandlers) {
    expect(delay, String(operation.path)).toBe(operation.path === products ? 300 : 0);
  }
});

test('S9-032 the tax of the first products is one of 8, 10, 18, 20 and 30', async () => {
  const demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await answerDemo(demo, new Request(`http://localhost${products}`), 'Grace Valley');
  const taxes = new Set((await allProducts(demo)).map(({ taxPercent }) => taxPercent));
  expect([...taxes].toSorted((one, other) => one - other)).toEqual([8, 10, 18, 20, 30]);
});
