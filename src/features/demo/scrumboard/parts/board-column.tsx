import { use, useEffect, useRef } from 'react';
import type { ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import { useDrag } from '../drag/board-drag.ts';
import { AddTitle } from './add-title.tsx';
import { ActsHere } from './board-acts.ts';
import * as css from './board.css.ts';
import { ColumnCards, type Landed } from './column-cards.tsx';
import { ColumnHead } from './column-head.tsx';

/** Place of a column while a list is on its way: it is drawn there, and moves in the document once it is put down. */
function orderIn(at: number, place: number, isMoved: boolean): number {
  if (!isMoved || at === place) return 2 * place;
  return 2 * at + (at > place ? 1 : -1);
}

/** One list of a board and its cards. */
export function BoardColumn({
  list,
  place,
  of,
  today,
  openId,
  landed,
  adding,
  onAdding,
}: {
  list: ListWithCards;
  /** Among the lists. */
  place: number;
  of: number;
  today: string;
  /** The card that is open. */
  openId: string | null;
  landed: Landed | null;
  /** A card is being added. */
  adding: boolean;
  onAdding(adding: boolean): void;
}) {
  const { id, title, cards } = list;
  const acts = use(ActsHere);
  const lifted = useDrag((now) => now?.of === 'list' && now.id === id);
  const order = useDrag((now) => (now?.of === 'list' ? orderIn(now.at, place, now.id === id) : 0));
  const self = useRef<HTMLLIElement>(null);
  const isAt = lifted ? order : null;
  useEffect(() => {
    if (isAt !== null) self.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isAt]);
  return (
    <li
      ref={self}
      className={css.column}
      data-lifted={lifted || undefined}
      style={order === 0 ? undefined : { order }}
    >
      <ColumnHead
        list={list}
        place={place}
        of={of}
        focused={landed?.focused === true && landed.id === id ? landed : null}
      />
      <ColumnCards list={list} today={today} openId={openId} landed={landed} adding={adding} />
      <div className={css.foot}>
        <AddTitle
          words={cards.length === 0 ? 'Add a card' : 'Add another card'}
          label={`Title of a new card in ${title}`}
          save="Add card"
          open={adding}
          onOpen={onAdding}
          onAdd={(words) => acts.addCard(id, words)}
        />
      </div>
    </li>
  );
}
