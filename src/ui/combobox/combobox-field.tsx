import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as chip from '../select/select.css.ts';
import * as css from './combobox.css.ts';
import type { Room } from './room.ts';
import { useRoom } from './use-room.ts';

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
  value: string | null;
  here: number;
  said: string | null;
  busy: boolean;
  room: Room | null;
  onTake(item: ComboboxItem): void;
}

/** The keyboard stays in the field, which says which item is meant. */
function Found({ id, label, items, value, here, said, busy, room, onTake }: ListProps) {
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

/** A filter: its name before its value. */
function ChipInput({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={chip.chip}>
      <span className={chip.name}>{label}</span>
      <input type="text" className={css.chipInput} {...input} />
      <Icon of={ChevronsUpDown} size="xs" className={chip.chevron} />
    </label>
  );
}

interface ComboboxFieldProps {
  label: string;
  /** It narrows a list, and stands among other filters. */
  isFilter?: boolean;
  /** The chosen item in words. */
  text: string;
  value: string | null;
  /** The typed text; null while the list is closed. */
  typed: string | null;
  items: readonly ComboboxItem[];
  /** A sentence under the items: that there are none, or that more are on their way. */
  said?: string | null;
  busy?: boolean;
  optional?: boolean;
  error?: string | null;
  hint?: string | undefined;
  onType(typed: string | null): void;
  onTake(item: ComboboxItem): void;
  onBlur?(): void;
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'id'>;

/** The item that is meant, and the input that says so and moves it. */
function useListInput(
  {
    text,
    typed,
    items,
    optional = false,
    onType,
    onTake,
    onBlur,
  }: Omit<ComboboxFieldProps, 'label' | 'value'>,
  id: string,
) {
  const [here, setHere] = useState(0);
  const open = typed !== null;
  const close = () => onType(null);
  const take = (item: ComboboxItem | undefined) => {
    if (item) onTake(item);
    close();
  };
  const change = (next: string) => {
    onType(next);
    setHere(0);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () =>
      open ? setHere(Math.max(0, Math.min(here + 1, items.length - 1))) : change(''),
    ArrowUp: () => setHere(Math.max(here - 1, 0)),
    Enter: () => open && take(items[here]),
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (!open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const input: InputProps = {
    // No tag is a field with a list of our own.
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': open,
    'aria-autocomplete': 'list',
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': open && items[here] ? `${id}-${items[here].value}` : undefined,
    value: typed ?? text,
    placeholder: open ? 'Type to find' : optional ? 'None' : 'Choose…',
    onChange: (event) => change(event.target.value),
    onClick: () => !open && change(''),
    onKeyDown: press,
    onBlur: () => {
      close();
      onBlur?.();
    },
  };
  return { open, here, take, input };
}

/** A field with a list under it. Arrow keys move, Enter takes, Escape leaves it as it was. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, isFilter = false, value, items, said = null, busy = false } = props;
  const { optional = false, error = null, hint } = props;
  const id = useId();
  const { open, here, take, input } = useListInput(props, id);
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place, open);
  return (
    <div ref={place} className={css.place}>
      {isFilter ? (
        <ChipInput label={label} {...input} />
      ) : (
        <TextField
          label={label}
          optional={optional}
          error={error}
          hint={hint}
          trailing={<Icon of={ChevronsUpDown} size="sm" />}
          {...input}
        />
      )}
      {open && (
        <Found
          id={id}
          label={label}
          items={items}
          value={value}
          here={here}
          said={said}
          busy={busy}
          room={room}
          onTake={take}
        />
      )}
    </div>
  );
}
