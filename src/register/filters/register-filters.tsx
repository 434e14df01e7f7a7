import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useState } from 'react';
import { listFilters } from '#domain/register/filters.ts';
import type { Register } from '#domain/register/register.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { type ChangeOfSearch, filtersOf, type RegisterSearch } from '../register-search.ts';
import { FilterChips } from './filter-chips.tsx';
import * as css from './filters.css.ts';

/** Ms after the last key press at which the list follows what is looked for. */
const rest = 200;

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
      <FilterChips filters={filters} chosen={chosen} choices={choices} onSearch={onSearch} />
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
