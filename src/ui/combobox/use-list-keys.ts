import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import type { ComboboxItem } from './offered-list.tsx';

interface ListKeys {
  /** Of the list in the document. */
  id: string;
  isOpen: boolean;
  items: readonly ComboboxItem[];
  onOpen(): void;
  onTake(item: ComboboxItem | undefined): void;
  onClose(): void;
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'id'>;

/** The item that is meant, and the input that says so and moves it. Arrow keys move, Enter takes, Escape closes the list. */
export function useListKeys({ id, isOpen, items, onOpen, onTake, onClose }: ListKeys) {
  const [here, setHere] = useState(0);
  const keys: Record<string, () => void> = {
    ArrowDown: () =>
      isOpen ? setHere(Math.max(0, Math.min(here + 1, items.length - 1))) : onOpen(),
    ArrowUp: () => setHere(Math.max(here - 1, 0)),
    Enter: () => onTake(items[here]),
    Escape: onClose,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const input: InputProps = {
    // No tag is a field with a list of our own.
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': isOpen,
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen && items[here] ? `${id}-${items[here].value}` : undefined,
    onKeyDown: press,
  };
  return { here, toFirst: () => setHere(0), input };
}
