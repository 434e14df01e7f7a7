import { undoDeletion } from '#domain/demo/undo.ts';
import type { DemoDatabase, Deletion } from '#store/demo/database.ts';
import { handle } from './demo-app.ts';

/** How long (ms) a deletion can be undone: the page offers it for 10 s, and may be asleep in between. */
const keptMs = 60_000;

/** Keeps what a deletion takes. Inside of the deletion's own transaction over the whole store. */
export async function keepDeleted(
  demo: DemoDatabase,
  deletion: Omit<Deletion, 'at'>,
): Promise<void> {
  const at = Date.now();
  await demo.deletion
    .where('at')
    .below(at - keptMs)
    .delete();
  await demo.deletion.put({ ...deletion, at });
}

/** Everything is again as it was, under the same ids. What changed meanwhile beside it stays. */
export const undo = handle(undoDeletion, (demo, { id }) =>
  demo.transaction('rw', demo.tables, async () => {
    const deletion = await demo.deletion.get(id);
    if (!deletion) return false;
    for (const { table, row } of deletion.rows) await demo.table(table).put(row);
    for (const { table, id: of, was } of deletion.fields) await demo.table(table).update(of, was);
    await demo.deletion.delete(id);
    return true;
  }),
);
