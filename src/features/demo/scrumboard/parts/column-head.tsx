import { useDraggable } from '@dnd-kit/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, use, useCallback, useEffect, useRef, useState } from 'react';
import { type ListWithCards, titleLength } from '#domain/demo/scrumboard/entities.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { pageWay } from '../../../../ui/reading-way.ts';
import { grouped } from '../../../../ui/time.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { ActsHere } from './board-acts.ts';
import * as css from './board.css.ts';

const BackIcon = pointing(ArrowLeft);
const OnIcon = pointing(ArrowRight);

interface HeadProps {
  list: ListWithCards;
  /** Among the lists. */
  place: number;
  of: number;
}

/** Enter or leaving it saves; a blank title or Escape restores the old one. */
function TitleEditor({ title, onDone }: { title: string; onDone(title: string): void }) {
  const field = useFirstFocus<HTMLInputElement>();
  const [typed, setTyped] = useState(title);
  return (
    <input
      ref={field}
      type="text"
      className={css.titleInput}
      aria-label={`Title of ${title}`}
      maxLength={titleLength}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onDone(typed);
        if (key === 'Escape') onDone(title);
      }}
    />
  );
}

/** Drawn anew only when the list changes: the library draws its head anew as a drag goes from list to list. */
const ListMenu = memo(function ListMenu({
  list,
  place,
  of,
  onRename,
}: HeadProps & { onRename(): void }) {
  const acts = use(ActsHere);
  const [back, on] = pageWay() === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" label={`More about ${list.title}`} />}>
      <MenuItem icon={Pencil} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem
        icon={BackIcon}
        disabled={place === 0}
        onSelect={() => acts.moveList(list.id, place - 1)}
      >
        Move {back}
      </MenuItem>
      <MenuItem
        icon={OnIcon}
        disabled={place === of - 1}
        onSelect={() => acts.moveList(list.id, place + 1)}
      >
        Move {on}
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => acts.removeList(list)}>
        Delete list
      </MenuItem>
    </Menu>
  );
});

/** Title of a list, renamed in place, and what can be done with all of it. */
export function ColumnHead({
  focused,
  ...props
}: HeadProps & {
  /** Each time that it was just moved by keys or a menu: to move it in the document took its focus. */
  focused: object | null;
}) {
  const { list } = props;
  const { id, title, cards } = list;
  const acts = use(ActsHere);
  const [renaming, setRenaming] = useState(false);
  const rename = useCallback(() => setRenaming(true), []);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id });
  const grip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused !== null) grip.current?.focus();
  }, [focused]);
  const finish = (typed: string) => {
    setRenaming(false);
    const next = typed.trim();
    if (next !== '' && next !== title) acts.renameList(id, next);
  };
  return (
    <header ref={setNodeRef} className={css.head}>
      {renaming ? (
        <TitleEditor title={title} onDone={finish} />
      ) : (
        <div className={css.mover} {...listeners}>
          <button
            type="button"
            ref={(key) => {
              grip.current = key;
              setActivatorNodeRef(key);
            }}
            className={css.grip}
            aria-label={`Move ${title}`}
            aria-describedby={attributes['aria-describedby']}
          >
            <Icon of={GripVertical} size="sm" />
          </button>
          <h2 className={css.listTitle}>
            <button type="button" className={css.titleKey} title="Rename" onClick={rename}>
              {title}
            </button>
          </h2>
        </div>
      )}
      <span className={css.amount}>
        {grouped(cards.length)}
        <span className={visuallyHidden}> {cards.length === 1 ? 'card' : 'cards'}</span>
      </span>
      <ListMenu {...props} onRename={rename} />
    </header>
  );
}
