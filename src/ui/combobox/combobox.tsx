import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option-list/option-list.tsx';
import * as css from './combobox.css.ts';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The keyboard stays in the field, which says which option is meant. */
function Found({
  id,
  label,
  options,
  value,
  here,
  nothing,
  onTake,
}: {
  id: string;
  label: string;
  options: readonly Option[];
  value: string | null;
  here: number;
  nothing: string;
  onTake(option: Option): void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={label} className={css.list}>
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={`${id}${option.value}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={option.value === value}
          data-here={at === here ? '' : undefined}
          className={css.option}
          // The field would lose the focus, and the list would be gone before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          <span>
            {option.label}
            {option.detail && <span className={css.detail}> {option.detail}</span>}
          </span>
          {option.value === value && <Icon of={Check} size="sm" className={css.mark} />}
        </div>
      ))}
      {options.length === 0 && <p className={css.none}>{nothing}</p>}
    </div>
  );
}

interface ComboboxProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  optional?: boolean;
  error?: string | null;
  hint?: string | undefined;
  /** What the chosen one is called, where the options may not have it. */
  shown?: string | undefined;
  /** Stands where there is no option. */
  nothing?: string;
  /** The options are found elsewhere, by what is typed: none of them is left out here. */
  onType?(text: string): void;
  onChange(value: string): void;
}

/** One of many, found by typing. Arrow keys move, Enter takes, Escape leaves it as it was. */
export function Combobox({
  label,
  options,
  value,
  optional = false,
  error = null,
  hint,
  shown,
  nothing = 'No results found!',
  onType,
  onChange,
}: ComboboxProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [here, setHere] = useState(0);
  const open = typed !== null;
  const found = onType
    ? options
    : options.filter((option) => fold(option.label).includes(fold(typed ?? '')));
  const close = () => setTyped(null);
  const take = (option: Option | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const change = (text: string) => {
    setTyped(text);
    onType?.(text);
    setHere(0);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setHere(Math.min(here + 1, found.length - 1)) : change('')),
    ArrowUp: () => setHere(Math.max(here - 1, 0)),
    Enter: () => open && take(found[here]),
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (!open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={css.place}>
      <TextField
        label={label}
        optional={optional}
        // No tag is a field with a list of our own.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        autoComplete="off"
        error={error}
        hint={hint}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && found[here] ? `${id}${found[here].value}` : undefined}
        value={typed ?? shown ?? chosen?.label ?? ''}
        trailing={<Icon of={ChevronsUpDown} size="sm" />}
        onChange={(event) => change(event.target.value)}
        onClick={() => !open && change('')}
        onKeyDown={press}
        onBlur={close}
      />
      {open && (
        <Found
          id={id}
          label={label}
          options={found}
          value={value}
          here={here}
          nothing={nothing}
          onTake={take}
        />
      )}
    </div>
  );
}
