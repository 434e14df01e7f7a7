import type { Table, UpdateSpec } from 'dexie';
import type { ById } from '#domain/demo/demo-operation.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { keepDeleted } from './deletions.ts';
import { rowsOf } from './rows.ts';

/**
 * Calls about the tags of an app.
 *
 * @param ids the field in which its rows have the ids of their tags
 */
export function tagsOf<
  One extends Tag,
  Field extends string,
  Row extends { id: string } & Record<Field, string[]>,
>(
  tagsIn: (demo: DemoDatabase) => Table<One, string>,
  rowsIn: (demo: DemoDatabase) => Table<Row, string>,
  ids: Field,
) {
  const { add, change } = rowsOf(tagsIn);
  return {
    add,
    change,
    /** S4-032: it goes from every row that has it. */
    async remove(demo: DemoDatabase, { id }: ById): Promise<true> {
      await demo.transaction('rw', demo.tables, async () => {
        const tag = await tagsIn(demo).get(id);
        if (!tag) return;
        const table = rowsIn(demo);
        const tagged = await table.filter((row) => row[ids].includes(id)).toArray();
        await keepDeleted(demo, {
          id,
          rows: [{ table: tagsIn(demo).name, row: tag }],
          fields: tagged.map((row) => ({
            table: table.name,
            id: row.id,
            was: { [ids]: row[ids] },
          })),
        });
        await tagsIn(demo).delete(id);
        for (const row of tagged) {
          const without = { [ids]: row[ids].filter((one) => one !== id) };
          await table.update(row.id, without as UpdateSpec<Row>);
        }
      });
      return true;
    },
  };
}
