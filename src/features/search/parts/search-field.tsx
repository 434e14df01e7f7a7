import LoaderCircle from 'lucide-react/icons/loader-circle';
import SearchIcon from 'lucide-react/icons/search';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as css from './search-bar.css.ts';

/** The field of a search, which names the list below it and what of it is chosen. */
export function SearchField({
  ref,
  name,
  text,
  searching,
  listId,
  activeId,
  onText,
  onMove,
  onEnter,
}: {
  ref: Ref<HTMLInputElement>;
  name: string;
  text: string;
  searching: boolean;
  listId: string;
  /** Null without results. */
  activeId: string | null;
  onText(text: string): void;
  onMove(by: number): void;
  onEnter(): void;
}) {
  const pressed = (event: KeyboardEvent) => {
    if (activeId === null) return;
    if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.field}>
      <Icon
        of={searching ? LoaderCircle : SearchIcon}
        className={searching ? css.waiting : css.glass}
      />
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label={name}
        placeholder={name}
        aria-expanded={activeId !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-busy={searching}
        {...(activeId !== null && { 'aria-activedescendant': activeId })}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className={css.input}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={pressed}
      />
    </div>
  );
}
