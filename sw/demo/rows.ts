import type { Table, UpdateSpec } from 'dexie';
import type { ById } from '#domain/demo/demo-operation.ts';
import { newId } from '#domain/values/new-id.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { keepDeleted } from './deletions.ts';

/** Calls about one row of a table, as most demo apps have them. */
export function rowsOf<Row extends { id: string }>(
  tableOf: (demo: DemoDatabase) => Table<Row, string>,
) {
  const one = async (demo: DemoDatabase, { id }: ById): Promise<Row | null> =>
    (await tableOf(demo).get(id)) ?? null;
  return {
    one,
    async add(demo: DemoDatabase, fields: Omit<Row, 'id'>): Promise<Row> {
      const added = { ...fields, id: newId() } as Row;
      await tableOf(demo).add(added);
      return added;
    },
    /** @param fields of JSON, which has no undefined */
    change: (demo: DemoDatabase, id: string, fields: object): Promise<Row | null> =>
      demo.transaction('rw', tableOf(demo), async () => {
        await tableOf(demo).update(id, fields as UpdateSpec<Row>);
        return one(demo, { id });
      }),
    /** Answers the same when it is gone already. */
    async remove(demo: DemoDatabase, { id }: ById): Promise<true> {
      await demo.transaction('rw', demo.tables, async () => {
        const row = await one(demo, { id });
        if (!row) return;
        await keepDeleted(demo, { id, rows: [{ table: tableOf(demo).name, row }], fields: [] });
        await tableOf(demo).delete(id);
      });
      return true;
    },
  };
}
