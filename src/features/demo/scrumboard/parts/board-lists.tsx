import { memo, useState } from 'react';
import type { Card, ListWithCards, WholeBoard } from '#domain/demo/scrumboard/entities.ts';
import {
  addCard,
  addList,
  changeCards,
  changeList,
  changeLists,
  deleteCard,
  deleteList,
} from '#domain/demo/scrumboard/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { amount } from '../../../../demo/amount.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import { useToday } from '../../../../demo/use-today.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import type { Drag } from '../drag/board-drag.ts';
import { DragBoard } from '../drag/drag-board.tsx';
import { foundOn } from '../found-cards.ts';
import { cardMoved, cardOn, type CardPlace, listMoved, placeAmongAll } from '../moving.ts';
import { AddTitle } from './add-title.tsx';
import { ActsHere, type BoardActs } from './board-acts.ts';
import { LiftedCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import * as css from './board.css.ts';
import type { Landed } from './column-cards.tsx';
import { MoveSheet } from './move-sheet.tsx';

type Asking = { is: 'where'; card: Card } | { is: 'delete'; list: ListWithCards } | null;

/** The board as it is shown, also while a move is being saved, and the moves. */
function useMoves(board: WholeBoard, search: string) {
  const [moved, setMoved] = useState<{ of: WholeBoard; board: WholeBoard }>();
  const [landed, setLanded] = useState<Landed | null>(null);
  const now = moved?.of === board ? moved.board : board;
  const shown = foundOn(now, search);
  const keep = async (after: WholeBoard, saved: Promise<unknown>) => {
    setMoved({ of: board, board: after });
    if (!(await attempt(saved))) setMoved(undefined);
  };
  /** @param seen the board that the place is one of: as it is shown, or all of it */
  const move = (id: string, place: CardPlace, focused: boolean, seen = shown) => {
    const after = cardMoved(now, id, placeAmongAll(now, seen, id, place));
    // Also one that stays: it may have lost the focus on its way.
    setLanded({ id, focused });
    if (!after) return;
    const cards = after.changed.map(({ id: of, listId, position }) => ({
      id: of,
      listId,
      position,
    }));
    void keep(after.board, callDemo(changeCards, { cards }));
  };
  const moveList = (id: string, at: number, focused: boolean) => {
    setLanded({ id, focused });
    const after = listMoved(now, id, at);
    if (!after) return;
    const lists = after.changed.map(({ id: of, position }) => ({ id: of, position }));
    void keep(after.board, callDemo(changeLists, { lists }));
  };
  const drop = (drag: Drag) => {
    if (drag.of === 'list') moveList(drag.id, drag.at, drag.by === 'keys');
    else move(drag.id, drag.place, drag.by === 'keys');
  };
  return { now, shown, landed, move, moveList, drop };
}

function Question({
  asking,
  lists,
  onMove,
  onClose,
}: {
  asking: Asking;
  /** With all of their cards. */
  lists: readonly ListWithCards[];
  onMove(id: string, place: CardPlace): void;
  onClose(): void;
}) {
  if (asking === null) return null;
  if (asking.is === 'where') {
    const { card } = asking;
    const move = (listId: string, end: 'first' | 'last') => {
      onClose();
      const cards = lists.find(({ id }) => id === listId)?.cards ?? [];
      const others = cards.filter(({ id }) => id !== card.id).length;
      onMove(card.id, { listId, at: end === 'first' ? 0 : others });
    };
    return <MoveSheet card={card} lists={lists} onMove={move} onClose={onClose} />;
  }
  const { id, title, cards } = asking.list;
  const remove = () => {
    onClose();
    void deleteRow(deleteList, { id, name: title });
  };
  return (
    <DeleteSheet what="list" onClose={onClose} onDelete={remove}>
      “{title}” goes {cards.length > 0 && `with its ${amount(cards.length, 'card')}`}.
    </DeleteSheet>
  );
}

/** The lists of a board beside each other, what is moved among them, and the place of one more. Typing a search waits for none of it. */
export const BoardLists = memo(function BoardLists({
  board,
  search,
  openId,
  adding,
  onAdding,
}: {
  board: WholeBoard;
  search: string;
  /** The card that is open. */
  openId: string | null;
  /** Id of the list that gets a card, or 'list' while one more list is added. */
  adding: string | null;
  onAdding(to: string | null): void;
}) {
  const today = useToday();
  const { now, shown, landed, move, moveList, drop } = useMoves(board, search);
  const [asking, setAsking] = useState<Asking>(null);
  const acts: BoardActs = {
    move: (id, place) => move(id, place, true),
    moveList: (id, at) => moveList(id, at, true),
    askWhere: (card) => setAsking({ is: 'where', card }),
    remove: ({ id, title }) => void deleteRow(deleteCard, { id, name: title }),
    removeList: ({ id }) => {
      // All of its cards, whatever is searched.
      const list = now.lists.find((one) => one.id === id);
      if (list) setAsking({ is: 'delete', list });
    },
    addCard: (listId, title) => attempt(callDemo(addCard, { card: { listId, title } })),
    addList: (title) => attempt(callDemo(addList, { list: { boardId: board.id, title } })),
    renameList: (id, title) => void attempt(callDemo(changeList, { list: { id, title } })),
  };
  const { lists } = shown;
  const lifted = (id: string) => {
    const card = cardOn(shown, id);
    if (card) {
      return (
        <div className={css.lifted}>
          <LiftedCard card={card} today={today} />
        </div>
      );
    }
    return <div className={css.liftedList}>{lists.find((list) => list.id === id)?.title}</div>;
  };
  return (
    <ActsHere value={acts}>
      <DragBoard lists={lists} onDrop={drop} lifted={lifted}>
        <ul className={css.lists} aria-label="Lists">
          {lists.map((list, place) => (
            <BoardColumn
              key={list.id}
              list={list}
              place={place}
              of={lists.length}
              today={today}
              openId={openId}
              landed={landed}
              adding={adding === list.id}
              onAdding={(on) => onAdding(on ? list.id : null)}
            />
          ))}
          <li className={css.addColumn}>
            <AddTitle
              words={lists.length === 0 ? 'Add a list' : 'Add another list'}
              label="Title of a new list"
              save="Add list"
              open={adding === 'list'}
              onOpen={(on) => onAdding(on ? 'list' : null)}
              onAdd={acts.addList}
            />
          </li>
        </ul>
      </DragBoard>
      <Question
        asking={asking}
        lists={now.lists}
        onMove={(id, place) => move(id, place, true, now)}
        onClose={() => setAsking(null)}
      />
    </ActsHere>
  );
});
