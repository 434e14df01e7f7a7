import { useState } from 'react';
import { shortestTerm } from '#domain/values/search-term.ts';
import { personNamed } from '#store/people/queries.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { prepareSearch } from '../api/workers/search-here.ts';
import { Combobox } from '../ui/combobox/combobox.tsx';
import type { Option } from '../ui/option-list/option-list.tsx';
import type { Found } from './look-up.ts';
import { useSearch } from './use-search.ts';

function optionOf({ id, label, note }: Found): Option {
  return { value: id, label: label.map(({ text }) => text).join(''), detail: note };
}

function nothingWords(term: string, searching: boolean): string {
  if (term.trim().length < shortestTerm) return 'Type a name';
  return searching ? 'Searching…' : 'Nobody with this name was found';
}

/**
 * Somebody, found by their name among the people that one may see: by the server, and by this device, which alone
 * answers without a network. `value`: their id; '' for nobody.
 */
export function PersonPicker({
  label,
  value,
  error,
  hint,
  onChange,
}: {
  label: string;
  value: unknown;
  error: string | null;
  hint?: string | undefined;
  onChange(id: string): void;
}) {
  const [term, setTerm] = useState('');
  const [taken, setTaken] = useState<Option | null>(null);
  const { looked, searching } = useSearch('people', term);
  const id = String(value);
  const known = useLive(personNamed, id);
  const options = looked?.found.map(optionOf) ?? [];
  const name = known.state === 'ready' ? known.data : null;
  return (
    <Combobox
      label={label}
      options={options}
      value={id}
      shown={id === '' ? '' : (name ?? (taken?.value === id ? taken.label : ''))}
      nothing={nothingWords(term, searching || (looked === null && term !== ''))}
      error={error}
      hint={hint}
      onType={(text) => {
        prepareSearch();
        setTerm(text);
      }}
      onChange={(chosen) => {
        setTaken(options.find((option) => option.value === chosen) ?? null);
        onChange(chosen);
      }}
    />
  );
}
