import { useState } from 'react';
import { shortestTerm } from '#domain/values/search-term.ts';
import { personNamed } from '#store/people/people-by-id.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { prepareSearch } from '../api/workers/search-here.ts';
import { ComboboxField } from '../ui/combobox/combobox-field.tsx';
import type { ComboboxItem } from '../ui/combobox/offered-list.tsx';
import type { Found } from './look-up.ts';
import { useSearch } from './use-search.ts';

function itemOf({ id, label, note }: Found): ComboboxItem {
  return { value: id, shown: label.map(({ text }) => text).join(''), note };
}

/** The sentence under the people; null for none. */
function sentenceFor(term: string, found: number | null): string | null {
  if (term.trim().length < shortestTerm) return 'Type a name';
  if (found === null) return 'Searching…';
  return found === 0 ? 'Nobody with this name was found' : null;
}

const nobody: ComboboxItem = { value: '', shown: 'None' };
const everybody: ComboboxItem = { value: '', shown: 'All' };
const notSeen = 'It names somebody whom you do not see. Who you choose takes their place.';

/** The chosen person in the field; a filter has no hint that could say more. */
function wordsFor(of: { id: string; text: string; isFilter: boolean; isUnseen: boolean }): string {
  if (!of.isFilter) return of.id === '' ? '' : of.text;
  if (of.id === '') return String(everybody.shown);
  return of.isUnseen ? 'A name that you do not see' : of.text;
}

/**
 * Somebody, found by their name among the people that one may see: by the server, and by this device, which alone
 * answers without a network. `value`: their id; '' for nobody.
 */
export function PersonPicker({
  label,
  value,
  optional = false,
  error,
  hint,
  isFilter = false,
  onChange,
}: {
  label: string;
  value: unknown;
  optional?: boolean;
  error: string | null;
  hint?: string | undefined;
  /** It narrows a list: nobody chosen means all. */
  isFilter?: boolean;
  onChange(id: string): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [taken, setTaken] = useState<ComboboxItem | null>(null);
  const term = typed ?? '';
  const { looked, searching } = useSearch('people', term);
  const id = String(value);
  const known = useLive(personNamed, id);
  const items = looked?.found.map(itemOf) ?? [];
  const name = known.state === 'ready' ? known.data : null;
  const text = name ?? (taken?.value === id ? String(taken.shown) : '');
  const isUnseen = id !== '' && text === '' && known.state === 'ready';
  const canClear = optional && id !== '' && typed === '';
  return (
    <ComboboxField
      label={label}
      isFilter={isFilter}
      text={wordsFor({ id, text, isFilter, isUnseen })}
      value={id}
      typed={typed}
      items={canClear ? [isFilter ? everybody : nobody] : items}
      said={sentenceFor(term, looked && !searching ? items.length : null)}
      busy={searching}
      optional={optional}
      error={error}
      hint={isUnseen ? notSeen : hint}
      onType={(next) => {
        prepareSearch();
        setTyped(next);
      }}
      onTake={(item) => {
        setTaken(item);
        onChange(item.value);
      }}
    />
  );
}
