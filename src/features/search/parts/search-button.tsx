import SearchIcon from 'lucide-react/icons/search';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { HeaderKey } from '../../../ui/header-key/header-key.tsx';
import { search } from '../search-state.ts';
import * as css from './search-button.css.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: SearchBar } = preloadPart(() =>
  import('./search-bar.tsx').then((part) => part.SearchBar),
);

/** Somebody is writing: what they press is meant for the field. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key === 'k') return ctrlKey || metaKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
}

/** Words of a search field, and the key that leads to it. */
function FieldWords() {
  return (
    <>
      <span className={css.words}>Search</span>
      <kbd className={css.slash} aria-hidden="true">
        /
      </kbd>
    </>
  );
}

/**
 * Opens the search over the header; so do `/` and Ctrl K. The bar is loaded when somebody asks for it.
 * `look`: as a field where a header has room for one, else a key as every other.
 */
export function SearchButton({ look = 'key' }: { look?: 'field' | 'key' }) {
  const state = useSyncExternalStore(search.subscribe, search.getSnapshot);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A dialog over the page has the keys to itself.
      if (!asksForSearch(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      search.open(null);
    };
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
      // The next person begins with it closed.
      search.close();
    };
  }, []);
  const close = (back: boolean) => {
    const from = state.open ? state.from : null;
    search.close();
    if (back) (from ?? button.current)?.focus();
  };
  return (
    <>
      <HeaderKey
        ref={button}
        icon={SearchIcon}
        label="Search"
        aria-expanded={state.open}
        aria-keyshortcuts="/ Control+K"
        onClick={() => search.open(null)}
        {...(look === 'field' && { className: css.field, children: <FieldWords /> })}
      />
      {state.open && (
        <Suspense>
          <SearchBar onClose={close} />
        </Suspense>
      )}
    </>
  );
}
