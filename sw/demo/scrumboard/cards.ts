import type { BoardLabel, StoredCard } from '#domain/demo/scrumboard/entities.ts';
import * as operations from '#domain/demo/scrumboard/operations.ts';
import { positionBehind } from '#domain/demo/scrumboard/positions.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { cardsIn, cardsWith, cardWith } from '#store/demo/scrumboard/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { touch } from './boards.ts';

const cards = rowsOf((demo) => demo.boardCard);

const blank: Omit<StoredCard, 'id' | 'boardId' | 'listId' | 'position' | 'title'> = {
  description: null,
  labels: [],
  dueDate: null,
  coverImage: null,
  members: [],
  tasks: [],
};

/** Labels by their ids, as they are kept. */
function kept<Fields extends { labels?: (string | BoardLabel)[] | undefined }>({
  labels: of,
  ...fields
}: Fields) {
  const labels = of?.map((label) => (typeof label === 'string' ? label : label.id));
  return { ...fields, ...(labels && { labels }) };
}

const add = handle(operations.addCard, (demo, { card }) =>
  demo.transaction('rw', demo.board, demo.boardList, demo.boardCard, demo.boardLabel, async () => {
    const list = await demo.boardList.get(card.listId);
    if (!list) throw new Failure('validation', 'This list is gone. Choose another one');
    const { boardId } = list;
    const position = positionBehind(await cardsIn(demo, list.id));
    const added = Object.assign({ ...blank, boardId, position }, kept(card));
    const { id } = await cards.add(demo, added);
    await touch(demo, boardId);
    return must(await cardWith(demo, id), 'the new card');
  }),
);

/** Changes several in one transaction, which the screens see at once; answers those that there are. */
function changeSeveral(demo: DemoDatabase, several: readonly { id: string; fields: object }[]) {
  const { board, boardCard, boardLabel } = demo;
  return demo.transaction('rw', board, boardCard, boardLabel, async () => {
    await boardCard.bulkUpdate(several.map(({ id, fields }) => ({ key: id, changes: fields })));
    const changed = await cardsWith(
      demo,
      several.map(({ id }) => id),
    );
    for (const boardId of new Set(changed.map((card) => card.boardId))) await touch(demo, boardId);
    return changed;
  });
}

const change = handle(operations.changeCard, async (demo, { id, card }) => {
  const [changed] = await changeSeveral(demo, [{ id, fields: kept(card) }]);
  return changed ?? null;
});

const changeAll = handle(operations.changeCards, (demo, { cards: all }) =>
  changeSeveral(
    demo,
    all.map(({ id, ...fields }) => ({ id, fields: kept(fields) })),
  ),
);

/** S7-101. */
const order = handle(operations.orderCards, (demo, { cards: named }) =>
  changeSeveral(
    demo,
    named.map(({ id }, position) => ({ id, fields: { position } })),
  ),
);

export const cardHandlers = [
  add,
  change,
  changeAll,
  order,
  handle(operations.deleteCard, async (demo, { id }) => {
    const card = await cards.one(demo, { id });
    await cards.remove(demo, { id });
    if (card) await touch(demo, card.boardId);
    return true as const;
  }),
];
