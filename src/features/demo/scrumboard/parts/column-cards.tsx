import { useDroppable } from '@dnd-kit/core';
import { type ComponentProps, use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import { useLongRows } from '../../../../ui/long-list/use-long-rows.ts';
import { DragHere, useDrag } from '../drag/board-drag.ts';
import { BoardCard } from './board-card.tsx';
import * as css from './board.css.ts';

/** A card or list that was just put somewhere: it comes into sight, and has the focus where keys or a menu moved it. */
export interface Landed {
  id: string;
  focused: boolean;
}

/** In px, before a card is measured. */
const usualHeight = () => 104;
const everyCard = () => true;

/**
 * The card before which one that is dragged would be put down; their number for the end, null for where it is already.
 *
 * @param own of the card that is dragged; -1 where it is in another list
 * @param at among the other cards
 */
function gapBefore(own: number, at: number | null): number | null {
  if (at === null || at === own) return null;
  return own !== -1 && at > own ? at + 1 : at;
}

/**
 * The cards of a column of which those in sight are drawn, and where a card over them would be put. The gap is no line of
 * theirs: of thousands of cards each would have to be placed anew wherever it opens.
 */
function useCards(list: ListWithCards, landed: Landed | null, adding: boolean) {
  const { id, cards } = list;
  const drag = use(DragHere);
  const gapBox = useRef<HTMLLIElement>(null);
  const draggedId = useDrag((now) => (now?.of === 'card' ? now.id : null));
  const gapAt = useDrag((now) =>
    now?.of === 'card' && now.place.listId === id ? now.place.at : null,
  );
  const byKeys = useDrag((now) => now?.by === 'keys');
  const indexOf = (of: string | null) => cards.findIndex((card) => card.id === of);
  const own = draggedId === null ? -1 : indexOf(draggedId);
  const gap = gapBefore(own, gapAt);
  const keyOf = useCallback((index: number) => cards[index]?.id ?? String(index), [cards]);
  const rows = useLongRows({
    count: cards.length,
    keyOf,
    isStop: everyCard,
    heightOf: usualHeight,
    focused: 'a',
    // A finger’s own events end with what it pressed: that stays drawn, however far it is moved.
    beside: () => [own],
  });
  const { scroller, drawn, height, lineAt, show, go } = rows;
  const gapTop =
    gap === cards.length ? height : (drawn.find(({ index }) => index === gap)?.start ?? null);
  const placeAt = useEffectEvent((clientY: number): number | null => {
    const box = scroller.current;
    if (!box) return null;
    const px = clientY - box.getBoundingClientRect().top + box.scrollTop;
    const opened = gapBox.current?.offsetHeight ?? 0;
    const isBelow = gapTop !== null && px >= gapTop;
    if (isBelow && px < gapTop + opened) return null;
    const found = lineAt(isBelow ? px - opened : px);
    if (!found) return 0;
    if (found.index === own) return own;
    const among = own !== -1 && found.index > own ? found.index - 1 : found.index;
    return found.into > found.size / 2 ? among + 1 : among;
  });
  useEffect(() => {
    const { columns } = drag;
    columns.set(id, (clientY) => placeAt(clientY));
    return () => void columns.delete(id);
  }, [drag, id]);
  const bringUp = useEffectEvent((one: Landed) => {
    const at = indexOf(one.id);
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
  const reveal = useEffectEvent(() => gapBox.current?.scrollIntoView?.({ block: 'nearest' }));
  const follow = useEffectEvent(() => {
    show(Math.max(0, Math.min(gap ?? own, cards.length - 1)));
    reveal();
    scroller.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    if (byKeys && gapAt !== null) follow();
  }, [byKeys, gapAt]);
  const isOpen = gapTop !== null;
  useEffect(() => {
    // Far down a list it opens only once its neighbours are drawn.
    if (byKeys && isOpen) reveal();
  }, [byKeys, isOpen]);
  return { ...rows, gapBox, gap: gapTop === null ? null : { at: gap ?? 0, top: gapTop } };
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
  const { scroller, height, drawn, tabStop, setHere, onKeyDown, gap, gapBox } = useCards(
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
        style={{ height: gap === null ? height : `calc(${height}px + ${css.gapHeight})` }}
        onKeyDown={(event) => {
          const isLink = event.target instanceof HTMLAnchorElement;
          if (isLink && !event.defaultPrevented && !drag.get()) onKeyDown(event);
        }}
      >
        {drawn.map(({ index, start, measure }) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <li
              key={card.id}
              ref={measure}
              data-index={index}
              data-below={(gap !== null && index >= gap.at) || undefined}
              className={css.row}
              style={{ top: start }}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
            >
              <BoardCard
                card={card}
                place={index}
                of={cards.length}
                today={today}
                open={card.id === openId}
                tabIndex={index === tabStop ? 0 : -1}
                onFocus={setHere}
              />
            </li>
          );
        })}
        {gap !== null && (
          <li ref={gapBox} className={css.gapRow} aria-hidden="true" style={{ top: gap.top }}>
            <div className={css.gap}>Move here</div>
          </li>
        )}
      </Place>
    </div>
  );
}
