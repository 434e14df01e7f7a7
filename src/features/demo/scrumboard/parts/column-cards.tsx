import { useDroppable } from '@dnd-kit/core';
import { type ComponentProps, use, useEffect, useEffectEvent } from 'react';
import type { Card, ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import { useLongRows } from '../../../../ui/long-list/use-long-rows.ts';
import { DragHere, useDrag } from '../drag/board-drag.ts';
import { BoardCard } from './board-card.tsx';
import * as css from './board.css.ts';

/** A card or list that was just put somewhere: it comes into sight, and has the focus where keys or a menu moved it. */
export interface Landed {
  id: string;
  focused: boolean;
}

type Line = { is: 'card'; key: string; card: Card; place: number } | { is: 'gap'; key: string };

/** In px, before a card is measured. */
const usualHeight = 104;

/** The cards, and the place that one would be put down at, unless it is where it is already. */
function linesOf(cards: readonly Card[], draggedId: string | null, gapAt: number | null): Line[] {
  const lines: Line[] = cards.map((card, place) => ({ is: 'card', key: card.id, card, place }));
  const own = cards.findIndex(({ id }) => id === draggedId);
  if (gapAt === null || gapAt === own) return lines;
  const at = own !== -1 && gapAt > own ? gapAt + 1 : gapAt;
  return lines.toSpliced(at, 0, { is: 'gap', key: 'gap' });
}

/** The lines of a column of which those in sight are drawn, and where a card over them would be put. */
function useCards(list: ListWithCards, landed: Landed | null, adding: boolean) {
  const { id, cards } = list;
  const drag = use(DragHere);
  const draggedId = useDrag((now) => (now?.of === 'card' ? now.id : null));
  const gapAt = useDrag((now) =>
    now?.of === 'card' && now.place.listId === id ? now.place.at : null,
  );
  const byKeys = useDrag((now) => now?.by === 'keys');
  const lines = linesOf(cards, draggedId, gapAt);
  const lineWith = (key: string | null) => lines.findIndex((line) => line.key === key);
  const rows = useLongRows({
    count: lines.length,
    keyOf: (index) => lines[index]?.key ?? String(index),
    isStop: (index) => lines[index]?.is === 'card',
    heightOf: () => usualHeight,
    focused: 'a',
    // A finger’s own events end with what it pressed: that stays drawn, however far it is moved.
    beside: () => [lineWith(draggedId)],
  });
  const { scroller, lineAt, show, go } = rows;
  const placeAt = useEffectEvent((clientY: number): number | null => {
    const box = scroller.current;
    if (!box) return null;
    const found = lineAt(clientY - box.getBoundingClientRect().top + box.scrollTop);
    if (!found) return 0;
    const line = lines[found.index];
    if (line?.is !== 'card') return null;
    const own = cards.findIndex((card) => card.id === draggedId);
    if (line.place === own) return own;
    const among = own !== -1 && line.place > own ? line.place - 1 : line.place;
    return found.into > found.size / 2 ? among + 1 : among;
  });
  useEffect(() => {
    const { columns } = drag;
    columns.set(id, (clientY) => placeAt(clientY));
    return () => void columns.delete(id);
  }, [drag, id]);
  const bringUp = useEffectEvent((one: Landed) => {
    const at = lineWith(one.id);
    if (at === -1) return;
    if (one.focused) go(at);
    else show(at);
  });
  useEffect(() => {
    if (landed !== null) bringUp(landed);
  }, [landed]);
  const showLast = useEffectEvent((many: number) => show(many - 1));
  useEffect(() => {
    if (adding && cards.length > 0) showLast(cards.length);
  }, [adding, cards.length]);
  const follow = useEffectEvent(() => {
    show(Math.max(0, lineWith('gap') === -1 ? lineWith(draggedId) : lineWith('gap')));
    scroller.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    if (byKeys && gapAt !== null) follow();
  }, [byKeys, gapAt]);
  return { ...rows, lines };
}

/** Where cards are put. By itself: the library tells it of each list that a drag comes to, and the cards in it need not hear. */
function Place({ id, children, ...list }: { id: string } & ComponentProps<'ul'>) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <ul ref={setNodeRef} {...list}>
      {children}
    </ul>
  );
}

/** The cards of a list in a box that scrolls: those in sight are drawn. Tab goes to one of them, arrows to the others. */
export function ColumnCards({
  list,
  today,
  openId,
  landed,
  adding,
}: {
  list: ListWithCards;
  today: string;
  /** The card that is open. */
  openId: string | null;
  landed: Landed | null;
  /** Cards are being added at its end. */
  adding: boolean;
}) {
  const { id, title, cards } = list;
  const drag = use(DragHere);
  const { scroller, lines, height, drawn, tabStop, setHere, onKeyDown } = useCards(
    list,
    landed,
    adding,
  );
  return (
    <div ref={scroller} className={css.scroller} data-cards>
      <Place
        id={id}
        className={css.cards}
        aria-label={`Cards of ${title}`}
        style={{ height }}
        onKeyDown={(event) => {
          const isLink = event.target instanceof HTMLAnchorElement;
          if (isLink && !event.defaultPrevented && !drag.get()) onKeyDown(event);
        }}
      >
        {drawn.map(({ index, start, measure }) => {
          const line = lines[index];
          if (!line) return null;
          const own = { ref: measure, 'data-index': index, className: css.row };
          if (line.is === 'gap') {
            return (
              <li key={line.key} {...own} aria-hidden="true" style={{ top: start }}>
                <div className={css.gap}>Move here</div>
              </li>
            );
          }
          const { key, card, place } = line;
          const focus = {
            tabIndex: index === tabStop ? (0 as const) : (-1 as const),
            onFocus: () => setHere(key),
          };
          return (
            <li
              key={key}
              {...own}
              style={{ top: start }}
              aria-setsize={cards.length}
              aria-posinset={place + 1}
            >
              <BoardCard
                card={card}
                place={place}
                of={cards.length}
                today={today}
                open={card.id === openId}
                focus={focus}
              />
            </li>
          );
        })}
      </Place>
    </div>
  );
}
