import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type InputHTMLAttributes, useId, useRef } from 'react';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as chip from '../select/select.css.ts';
import * as css from './combobox.css.ts';
import { type ComboboxItem, OfferedList } from './offered-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useRoom } from './use-room.ts';

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

/** The item that is meant, and the input, which says it and is typed into. */
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
  const open = typed !== null;
  const close = () => onType(null);
  const take = (item: ComboboxItem | undefined) => {
    if (item) onTake(item);
    close();
  };
  const change = (next: string) => {
    onType(next);
    keys.toFirst();
  };
  const keys = useListKeys({
    id,
    isOpen: open,
    items,
    onOpen: () => change(''),
    onTake: take,
    onClose: close,
  });
  const input: typeof keys.input = {
    ...keys.input,
    value: typed ?? text,
    placeholder: open ? 'Type to find' : optional ? 'None' : 'Choose…',
    onChange: (event) => change(event.target.value),
    onClick: () => !open && change(''),
    onBlur: () => {
      close();
      onBlur?.();
    },
  };
  return { open, here: keys.here, take, input };
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
        <OfferedList
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
