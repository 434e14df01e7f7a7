import type { ReportDraft } from '../../src/store/attendance/draft.ts';
import type { Item } from '../../src/store/outbox/item.ts';
import type { Asked } from './tablet.ts';

/** Rows of a table as the browser holds them, read beside the app: its code takes no part in it. */
export async function rowsOf<Row>(page: Asked, database: string, table: string): Promise<Row[]> {
  return page.evaluate(
    async ([name = '', store = '']) => {
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
        return await new Promise<Row[]>((done, fail) => {
          all.addEventListener('success', () => done(all.result as Row[]));
          all.addEventListener('error', () => fail(all.error));
        });
      } finally {
        db.close();
      }
    },
    [database, table],
  );
}

export const itemsOn = (page: Asked) => rowsOf<Item>(page, 'vault', 'items');
export const draftsOn = (page: Asked) => rowsOf<ReportDraft>(page, 'vault', 'drafts');

export function cachedRows<Row>(page: Asked, accountId: string, table: string): Promise<Row[]> {
  return rowsOf<Row>(page, `cache-${accountId}`, table);
}

/** Names of the databases this browser holds for the app. */
export function databasesOn(page: Asked): Promise<string[]> {
  return page.evaluate(
    async () =>
      (await indexedDB.databases()).flatMap((one) => (one.name === undefined ? [] : [one.name])),
    [],
  );
}
