import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';
import type { Room } from './room.ts';

/** Something that can be taken from the list. */
export interface ComboboxItem {
  value: string;
  shown: ReactNode;
  /** Stands at its end, muted. */
  note?: string | undefined;
}

interface ListProps {
  id: string;
  label: string;
  items: readonly ComboboxItem[];
  /** Of the item that is chosen already. */
  value: string | null;
  here: number;
  said: string | null;
  busy: boolean;
  room: Room | null;
  onTake(item: ComboboxItem): void;
}

/** The list under a field. The keyboard stays in the field, which says which item is meant. */
export function OfferedList({
  id,
  label,
  items,
  value,
  here,
  said,
  busy,
  room,
  onTake,
}: ListProps) {
  const active = items[here] ? `${id}-${items[here].value}` : '';
  useEffect(() => {
    document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // A press beside an option must not take the focus: the list would be gone before the click.
    <div
      className={css.list}
      data-side={room?.side}
      style={{ maxHeight: room?.height }}
      onPointerDown={(event) => event.preventDefault()}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={label} aria-busy={busy}>
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.value}
            id={`${id}-${item.value}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={item.value === value}
            data-here={at === here ? '' : undefined}
            className={css.option}
            onClick={() => onTake(item)}
          >
            <span className={css.shown}>{item.shown}</span>
            {item.note && <span className={css.note}>{item.note}</span>}
            {item.value === value && <Icon of={Check} size="sm" className={css.mark} />}
          </div>
        ))}
      </div>
      {said !== null && <output className={css.none}>{said}</output>}
    </div>
  );
}
