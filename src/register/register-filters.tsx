import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useState } from 'react';
import { type ListFilter, listFilters } from '#domain/register/filters.ts';
import type { FieldInput, Register } from '#domain/register/register.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import { PersonPicker } from '../pickers/person-picker.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/field.tsx';
import { cx } from '../ui/cx.ts';
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

function optionsFor(input: FieldInput, rows: readonly TitlePair[]): Option[] {
  switch (input.kind) {
    case 'choice':
    case 'choices':
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

/**
 * What stands in the search box: what is typed, which the address follows a moment later, until something else than the
 * box changes the address, such as a key that clears it, or the way back.
 */
function useTyped(term: string, onTerm: (term: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [known, setKnown] = useState(term);
  if (known !== term) {
    setKnown(term);
    if (term !== asked) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed === term) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onTerm(typed);
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, term, onTerm]);
  return [typed ?? term, setTyped] as const;
}

function SearchBox({
  words,
  term,
  onTerm,
}: {
  words: string;
  term: string;
  onTerm(term: string): void;
}) {
  const [shown, setTyped] = useTyped(term, onTerm);
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

/** Filters that a phone shows at once: more would leave no room for the list. */
const shownOnPhone = 4;

interface FiltersProps {
  register: Register;
  search: RegisterSearch;
  /** Field -> the rows of another register that it may name; nothing as long as they are read. */
  choices: Readonly<Record<string, readonly TitlePair[]>> | undefined;
  /** Number of archived rows. */
  archived: number;
  /** Filters by which it cannot be narrowed here. */
  without?: readonly string[];
  /** Word for archived rows. */
  gone?: string;
  onSearch(change: ChangeOfSearch): void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The filters, each with its value; many of them are folded on a phone. */
function Chips({
  filters,
  chosen,
  choices,
  onSearch,
}: {
  filters: readonly ListFilter[];
  chosen: Readonly<Record<string, string>>;
} & Pick<FiltersProps, 'choices' | 'onSearch'>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = filters.length > shownOnPhone;
  const count = Object.keys(chosen).length;
  return (
    <>
      {isLong && (
        <Button
          icon={SlidersHorizontal}
          className={css.unfolds}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      )}
      {filters.map(({ name, label, input }) => (
        <div key={name} className={cx(isLong && !isUnfolded && css.folded)}>
          {input.kind === 'lookup' ? (
            <PersonPicker
              isFilter
              optional
              label={label}
              value={chosen[name] ?? ''}
              error={null}
              onChange={(value) => onSearch((before) => withFilter(before, name, value))}
            />
          ) : (
            <Filter
              label={label}
              value={chosen[name] ?? ''}
              values={optionsFor(input, choices?.[name] ?? [])}
              onChange={(value) => onSearch((before) => withFilter(before, name, value))}
            />
          )}
        </div>
      ))}
    </>
  );
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
}: FiltersProps) {
  const chosen = filtersOf(search);
  // A feature has a key of its own for whoever its fields look up; nobody else has one for a custom field.
  const filters = listFilters(register).filter(
    ({ name, input }) =>
      (input.kind !== 'lookup' || customIdOf(name) !== null) && !without?.includes(name),
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
      <Chips filters={filters} chosen={chosen} choices={choices} onSearch={onSearch} />
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
          className={css.clear}
          onClick={() => onSearch(({ sort, down, view }) => ({ sort, down, view }))}
        >
          Clear
        </Button>
      )}
      {children}
    </search>
  );
}
