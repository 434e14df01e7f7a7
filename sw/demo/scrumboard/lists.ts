import { type BoardList, mostLists } from '#domain/demo/scrumboard/entities.ts';
import * as operations from '#domain/demo/scrumboard/operations.ts';
import { positionBehind } from '#domain/demo/scrumboard/positions.ts';
import { Failure } from '#domain/errors.ts';
import type { InputOf } from '#domain/operation.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { cardsIn, listsOn } from '#store/demo/scrumboard/queries.ts';
import { keepDeleted } from '../deletions.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { touch } from './boards.ts';

const lists = rowsOf((demo) => demo.boardList);

const add = handle(operations.addList, (demo, { list: { boardId, title } }) =>
  demo.transaction('rw', demo.board, demo.boardList, async () => {
    if (!(await demo.board.get(boardId))) {
      throw new Failure('validation', 'This board is gone. Choose another one');
    }
    const others = await listsOn(demo, boardId);
    if (others.length >= mostLists) {
      throw new Failure('validation', `A board has at most ${mostLists} lists. Delete one first`);
    }
    await touch(demo, boardId);
    return lists.add(demo, { boardId, title, position: positionBehind(others) });
  }),
);

type Changes = InputOf<typeof operations.changeLists>['lists'];

/** Changes several in one transaction; answers those that there are. */
function changeSeveral(demo: DemoDatabase, several: Changes): Promise<BoardList[]> {
  return demo.transaction('rw', demo.board, demo.boardList, async () => {
    const changed: BoardList[] = [];
    for (const { id, ...fields } of several) {
      const list = await lists.change(demo, id, fields);
      if (list) changed.push(list);
    }
    for (const boardId of new Set(changed.map((list) => list.boardId))) await touch(demo, boardId);
    return changed;
  });
}

const change = handle(operations.changeList, async (demo, { list }) => {
  const [changed] = await changeSeveral(demo, [list]);
  return changed ?? null;
});

/** S7-096: its cards go along, and come back with it. */
const remove = handle(operations.deleteList, async (demo, { id }) => {
  await demo.transaction('rw', demo.tables, async () => {
    const row = await demo.boardList.get(id);
    if (!row) return;
    const cards = await cardsIn(demo, id);
    const kept = cards.map((card) => ({ table: demo.boardCard.name, row: card }));
    await keepDeleted(demo, {
      id,
      rows: [{ table: demo.boardList.name, row }, ...kept],
      fields: [],
    });
    await demo.boardCard.bulkDelete(cards.map((card) => card.id));
    await demo.boardList.delete(id);
    await touch(demo, row.boardId);
  });
  return true as const;
});

export const listHandlers = [
  add,
  change,
  handle(operations.changeLists, (demo, { lists: all }) => changeSeveral(demo, all)),
  remove,
];
