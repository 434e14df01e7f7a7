import type { Page } from '@playwright/test';
import type { Draft } from '../../src/store/drafts.ts';
import type { Item } from '../../src/store/item.ts';

/** Rows of a table as the browser holds them, read beside the app: its code takes no part in it. */
async function rowsOf<Row>(page: Page, database: string, table: string): Promise<Row[]> {
  return page.evaluate(
    async ([name, store]) => {
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      const open = indexedDB.open(name);
      const db = await new Promise<IDBDatabase>((done, fail) => {
        open.addEventListener('success', () => done(open.result));
        open.addEventListener('error', () => fail(open.error));
      });
      try {
        if (!db.objectStoreNames.contains(store)) return [];
        const all = db.transaction(store).objectStore(store).getAll();
        return await new Promise<never[]>((done, fail) => {
          all.addEventListener('success', () => done(all.result as never[]));
          all.addEventListener('error', () => fail(all.error));
        });
      } finally {
        db.close();
      }
    },
    [database, table] as const,
  );
}

export const itemsOn = (page: Page) => rowsOf<Item>(page, 'vault', 'items');
export const draftsOn = (page: Page) => rowsOf<Draft>(page, 'vault', 'drafts');

export function cachedRows<Row>(page: Page, accountId: string, table: string): Promise<Row[]> {
  return rowsOf<Row>(page, `cache-${accountId}`, table);
}

/** Names of the databases this browser holds for the app. */
export function databasesOn(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap((one) => (one.name === undefined ? [] : [one.name])),
  );
}
