import { useDraggable } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MoveRight from 'lucide-react/icons/move-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, use } from 'react';
import type { Card } from '#domain/demo/scrumboard/entities.ts';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import type { RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { ActsHere } from './board-acts.ts';
import * as css from './card.css.ts';
import { CardFacts, CardTop } from './card-face.tsx';

const MoveIcon = pointing(MoveRight);

interface CardProps {
  card: Card;
  /** Among the cards that are shown of its list. */
  place: number;
  of: number;
  today: string;
  open: boolean;
  tabIndex: RowFocus['tabIndex'];
  /** Its id. */
  onFocus(id: string): void;
}

/** The same as dragging, for those who do not drag. */
const CardMenu = memo(function CardMenu({
  card,
  place,
  of,
  tabIndex,
}: Pick<CardProps, 'card' | 'place' | 'of' | 'tabIndex'>) {
  const acts = use(ActsHere);
  const { id, listId, title } = card;
  const to = (at: number) => acts.move(id, { listId, at });
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="small"
          label={`More about ${title}`}
          tabIndex={tabIndex}
        />
      }
    >
      <MenuItem icon={MoveIcon} onSelect={() => acts.askWhere(card)}>
        Move to…
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={place === 0} onSelect={() => to(place - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={place === of - 1} onSelect={() => to(place + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => acts.remove(card)}>
        Delete card
      </MenuItem>
    </Menu>
  );
});

interface FaceProps extends Omit<CardProps, 'place' | 'of'> {
  /** Hears the keys that pick it up. */
  keyRef(link: HTMLElement | null): void;
  describedBy: string;
}

/** Face of the card, drawn anew only when it changes: the library draws its place anew as a drag goes from list to list. */
const Face = memo(function Face(props: FaceProps) {
  const { card, today, open, tabIndex, onFocus, keyRef, describedBy } = props;
  return (
    <>
      <CardTop card={card} />
      <h3 className={css.title}>
        <Link
          to="/apps/scrumboard/$boardId/card/$cardId"
          params={{ boardId: card.boardId, cardId: card.id }}
          ref={keyRef}
          className={css.link}
          resetScroll={false}
          draggable={false}
          aria-current={open ? 'true' : undefined}
          aria-describedby={describedBy}
          tabIndex={tabIndex}
          onFocus={() => onFocus(card.id)}
        >
          {card.title}
        </Link>
      </h3>
      <CardFacts card={card} today={today} />
    </>
  );
});

/** One card of a list: all of it opens it, and is dragged. Drawn anew only when it changes: a step of a drag moves those below it. */
export const BoardCard = memo(function BoardCard(props: CardProps) {
  const { card, place, of, today, open, tabIndex, onFocus } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
  });
  return (
    <article
      ref={setNodeRef}
      className={css.card}
      data-open={open || undefined}
      data-lifted={isDragging || undefined}
    >
      <div className={css.face} {...listeners}>
        <Face
          card={card}
          today={today}
          open={open}
          tabIndex={tabIndex}
          onFocus={onFocus}
          keyRef={setActivatorNodeRef}
          describedBy={attributes['aria-describedby']}
        />
      </div>
      <div className={css.key}>
        <CardMenu card={card} place={place} of={of} tabIndex={tabIndex} />
      </div>
    </article>
  );
});

/** A card under the pointer that moves it. */
export function LiftedCard({ card, today }: { card: Card; today: string }) {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.face}>
        <CardTop card={card} />
        <p className={css.title}>{card.title}</p>
        <CardFacts card={card} today={today} />
      </div>
    </div>
  );
}
