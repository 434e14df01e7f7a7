import { useNavigate } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { prepareSearch } from '../../../api/workers/search-here.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import type { Found, SearchKind } from '../../../pickers/look-up.ts';
import { placeholders } from '../strings.ts';
import { useActive } from '../use-active.ts';
import { useSearch } from '../../../pickers/use-search.ts';
import { useWaysOut } from '../use-ways-out.ts';
import { Results } from './results.tsx';
import * as css from './search-bar.css.ts';
import { SearchField } from './search-field.tsx';

const kinds = [
  { value: 'people', label: 'People' },
  { value: 'groups', label: 'Groups' },
] as const;

const none: readonly Found[] = [];

/** S2-118, S2-127: the search over the header. `onClose`: whether the focus goes back to its button. */
export function SearchBar({ onClose }: { onClose(back: boolean): void }) {
  const [kind, setKind] = useState<SearchKind>('people');
  const [text, setText] = useState('');
  const { looked, searching } = useSearch(kind, text);
  const found = looked?.found ?? none;
  const active = useActive(found);
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  const input = useFirstFocus<HTMLInputElement>();
  const listId = useId();
  const byPointer = useWaysOut(bar, onClose);
  useEffect(prepareSearch, []);

  const choose = (chosen: Found | undefined) => {
    if (!chosen) return;
    onClose(false);
    void (kind === 'people'
      ? navigate({ to: '/pages/profile/$personId', params: { personId: chosen.id } })
      : navigate({ to: '/apps/groups/$groupId', params: { groupId: chosen.id } }));
  };
  const switchTo = (next: SearchKind) => {
    setKind(next);
    setText('');
    // A pointer returns the focus to the field; the keyboard leaves it on the switch.
    if (byPointer.current) input.current?.focus();
  };
  return (
    <search ref={bar} className={css.bar}>
      <div className={css.line}>
        <SearchField
          ref={input}
          name={placeholders[kind]}
          text={text}
          searching={searching}
          listId={listId}
          activeId={found.length > 0 ? `${listId}-${active.at}` : null}
          onText={setText}
          onMove={active.move}
          onEnter={() => choose(found[active.at])}
        />
        <div className={css.kinds}>
          <Segmented label="Search for" choices={kinds} value={kind} onChange={switchTo} />
        </div>
        <IconButton
          icon={X}
          label="Close search"
          size="touch"
          className={css.close}
          onClick={() => onClose(true)}
        />
      </div>
      {looked && (
        <Results id={listId} kind={kind} looked={looked} active={active.at} onChoose={choose} />
      )}
    </search>
  );
}
