import type { StoredBoard } from '#domain/demo/scrumboard/entities.ts';
import * as operations from '#domain/demo/scrumboard/operations.ts';
import { must } from '#domain/must.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { allBoards, boardWith, wholeBoardWith } from '#store/demo/scrumboard/queries.ts';
import { keepDeleted } from '../deletions.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';

const boards = rowsOf((demo) => demo.board);

/** Something of a board was changed: it says when. */
export async function touch(demo: DemoDatabase, boardId: string): Promise<void> {
  await demo.board.update(boardId, { lastActivity: new Date().toISOString() });
}

const blank: Omit<StoredBoard, 'id' | 'title' | 'lastActivity'> = {
  description: '',
  icon: 'board',
  members: [],
};

const add = handle(operations.addBoard, async (demo, { board }) => {
  const lastActivity = new Date().toISOString();
  const { id } = await boards.add(demo, Object.assign({ ...blank, lastActivity }, board));
  return must(await boardWith(demo, id), 'the new board');
});

const change = handle(operations.changeBoard, async (demo, { id, board }) => {
  await boards.change(demo, id, { ...board, lastActivity: new Date().toISOString() });
  return boardWith(demo, id);
});

/** Everything on it goes along, and comes back with it. */
const remove = handle(operations.deleteBoard, async (demo, { id }) => {
  await demo.transaction('rw', demo.tables, async () => {
    const row = await demo.board.get(id);
    if (!row) return;
    const rows: { table: string; row: object }[] = [{ table: demo.board.name, row }];
    for (const table of [demo.boardList, demo.boardCard, demo.boardLabel]) {
      const parts = await table.where('boardId').equals(id).toArray();
      rows.push(...parts.map((part) => ({ table: table.name, row: part })));
      await table.where('boardId').equals(id).delete();
    }
    await keepDeleted(demo, { id, rows, fields: [] });
    await demo.board.delete(id);
  });
  return true as const;
});

export const boardHandlers = [
  handle(operations.listBoards, allBoards),
  handle(operations.readBoard, (demo, { id }) => wholeBoardWith(demo, id)),
  add,
  change,
  remove,
];
