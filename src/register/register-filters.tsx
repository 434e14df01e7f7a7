import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useState } from 'react';
import type { Register } from '#domain/register/register.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/field.tsx';
import type { Option } from '../ui/option-list/option-list.tsx';
import { Combobox } from '../ui/combobox/combobox.tsx';
import { Select } from '../ui/select/select.tsx';
import { mostListed } from './most-listed.ts';
import {
  type ChangeOfSearch,
  filtersOf,
  type RegisterSearch,
  withFilter,
} from './register-search.ts';
import * as css from './register.css.ts';

/** Ms after the last key press at which the list follows what is looked for. */
const rest = 200;

function optionsFor(register: Register, field: string, rows: readonly TitlePair[]): Option[] {
  const input = register.fields[field]?.input;
  switch (input?.kind) {
    case 'choice':
      return Object.entries(input.options).map(([value, label]) => ({ value, label }));
    case 'flag':
      return [
        { value: 'true', label: input.on },
        { value: 'false', label: input.off },
      ];
    case 'reference':
      return rows.map(([value, label]) => ({ value, label }));
    default:
      return [];
  }
}

/** Search box; the address follows a moment later. */
function SearchBox({
  words,
  term,
  onTerm,
}: {
  words: string;
  term: string;
  onTerm(term: string): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? term;
  useEffect(() => {
    if (typed === null || typed === term) return;
    const timer = setTimeout(() => onTerm(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, term, onTerm]);
  return (
    <div className={css.search}>
      <TextField
        label={`Search ${words}`}
        type="search"
        icon={Search}
        placeholder={`Search ${words}`}
        autoComplete="off"
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

/** One field by which the list is narrowed: all of its values in a list, or found by typing where they are many. */
function Filter({
  label,
  values,
  value,
  onChange,
}: {
  label: string;
  values: readonly Option[];
  value: string;
  onChange(value: string): void;
}) {
  const options = [{ value: '', label: 'All' }, ...values];
  if (values.length > mostListed) {
    return <Combobox isFilter label={label} options={options} value={value} onChange={onChange} />;
  }
  return <Select label={label} options={options} value={value} onChange={onChange} />;
}

/** Narrows the list: what is looked for, then chips that show their value, then the way back. */
export function RegisterFilters({
  register,
  search,
  choices,
  archived,
  without,
  gone = 'Archived',
  onSearch,
  children,
}: {
  register: Register;
  search: RegisterSearch;
  /** Field -> the rows of another register that it may name; nothing as long as they are read. */
  choices: Readonly<Record<string, readonly TitlePair[]>> | undefined;
  /** Number of archived rows. */
  archived: number;
  /** Fields by which it cannot be narrowed here. */
  without?: readonly string[];
  /** Word for archived rows. */
  gone?: string;
  onSearch(change: ChangeOfSearch): void;
  /** At the end of the line. */
  children?: ReactNode;
}) {
  const chosen = filtersOf(search);
  const fields = Object.entries(register.fields).filter(
    ([field, of]) => of?.filter && !without?.includes(field),
  );
  const isNarrowed = search.q !== undefined || Object.keys(chosen).length > 0 || search.archived;
  return (
    <search className={css.filters}>
      <SearchBox
        words={register.words.many}
        term={search.q ?? ''}
        onTerm={(q) =>
          onSearch((before) => ({ ...before, q: q === '' ? undefined : q, page: undefined }))
        }
      />
      {fields.map(([field, of]) => (
        <Filter
          key={field}
          label={of?.label ?? field}
          value={chosen[field] ?? ''}
          values={optionsFor(register, field, choices?.[field] ?? [])}
          onChange={(value) => onSearch((before) => withFilter(before, field, value))}
        />
      ))}
      {(archived > 0 || search.archived) && (
        <Button
          kind={search.archived ? 'soft' : 'secondary'}
          aria-pressed={search.archived === true}
          onClick={() =>
            onSearch((before) => ({
              ...before,
              archived: before.archived ? undefined : true,
              page: undefined,
            }))
          }
        >
          {gone} ({archived})
        </Button>
      )}
      {isNarrowed && (
        <Button
          kind="ghost"
          onClick={() => onSearch(({ sort, down, view }) => ({ sort, down, view }))}
        >
          Clear
        </Button>
      )}
      {children}
    </search>
  );
}
