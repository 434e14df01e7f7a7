import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { auditAreas } from '#domain/audit-log/areas.ts';
import type { Outcome } from '#domain/audit-log/outcomes.ts';
import { auditActors } from '#domain/audit-log/operations.ts';
import { churchesInScope } from '#store/churches/queries.ts';
import { call } from '../../api/calls/call.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateFilter } from '../../ui/date-filter/date-filter.tsx';
import { TextField } from '../../ui/field/field.tsx';
import type { Option } from '../../ui/option-list/option-list.tsx';
import { Select } from '../../ui/select/select.tsx';
import * as css from './audit.css.ts';
import { type AuditSearch, auditSearchOf, type OnSearch } from './audit-search.ts';

interface FiltersProps {
  search: AuditSearch;
  onSearch: OnSearch;
}

const all = (label: string): Option => ({ value: '', label });
const named = (rows: readonly { id: string; name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

const areas = Object.entries(auditAreas).map(([value, { label }]) => ({ value, label }));
const outcomeWords: Record<Outcome, string> = {
  done: 'Done',
  refused: 'Refused',
  held: 'In review',
};
const outcomes = Object.entries(outcomeWords).map(([value, label]) => ({ value, label }));

/** People of whom there are lines. Without an answer the filter offers whoever it is set to. */
function useActors(): Option[] {
  const [actors, setActors] = useState<Option[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(auditActors, {}, { signal: leaving.signal })
      .then((answer) => answer.answeredBy === 'server' && setActors(named(answer.output.data)))
      // The list says itself that there is no connection.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return actors;
}

/** Words are asked for once they stand: with each letter the server would count lines anew. */
function WordsFilter({ words, onWords }: { words: string; onWords(words: string): void }) {
  const [typed, setTyped] = useState(words);
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onWords(typed);
      }}
    >
      <TextField
        label="Search person, report or device"
        type="search"
        icon={Search}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== words && onWords(typed)}
      />
    </form>
  );
}

/** Narrows the list: what each filter is set to stands in the address. */
export function AuditFilters({ search, onSearch }: FiltersProps) {
  const actors = useActors();
  const churches = useLive(churchesInScope);
  const set = (change: Partial<Record<keyof AuditSearch, string>>) =>
    onSearch((before) => auditSearchOf({ ...before, ...change }));
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <search className={css.asking}>
      <WordsFilter key={search.q ?? ''} words={search.q ?? ''} onWords={(q) => set({ q })} />
      <div className={css.filters}>
        <Select
          label="Who"
          value={search.who ?? ''}
          options={[all('Anyone'), ...actors]}
          onChange={(who) => set({ who })}
        />
        <Select
          label="What"
          value={search.area ?? ''}
          options={[all('All'), ...areas]}
          onChange={(area) => set({ area })}
        />
        <Select
          label="Outcome"
          value={search.outcome ?? ''}
          options={[all('All'), ...outcomes]}
          onChange={(outcome) => set({ outcome })}
        />
        <Select
          label="Church"
          value={search.church ?? ''}
          options={[all('All'), ...named(churches.state === 'ready' ? churches.data : [])]}
          onChange={(church) => set({ church })}
        />
        <DateFilter label="From" value={search.from ?? ''} onChange={(from) => set({ from })} />
        <DateFilter
          label="To"
          value={search.to ?? ''}
          notBefore={search.from}
          onChange={(to) => set({ to })}
        />
        {isNarrowed && (
          <Button kind="ghost" onClick={() => onSearch(() => ({}))}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}
