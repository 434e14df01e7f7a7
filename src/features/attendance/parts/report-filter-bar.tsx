import { useState } from 'react';
import type { Church, ChurchGroup, Service } from '#domain/churches/entities.ts';
import { isLocalDate } from '#domain/values/is-local-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import * as css from './report-list.css.ts';

/** The filters as the address carries them. */
export interface ReportSearch {
  group?: string | undefined;
  church?: string | undefined;
  service?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

interface ReportFilterBarProps {
  search: ReportSearch;
  groups: readonly ChurchGroup[];
  churches: readonly Church[];
  services: readonly Service[];
  onSearch(search: ReportSearch): void;
}

function options(rows: readonly { id: string; name: string }[], all: string) {
  return [{ value: '', label: all }, ...rows.map(({ id, name }) => ({ value: id, label: name }))];
}

/** A day as the address has it; anything else waits in the box until it is one. */
function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? value;
  const wrong = typed !== '' && !isLocalDate(typed);
  return (
    <label className={css.date}>
      {label}
      <input
        type="text"
        inputMode="numeric"
        placeholder="yyyy-MM-dd"
        maxLength={10}
        className={css.dateInput}
        aria-invalid={wrong}
        title={wrong ? 'Write the date as yyyy-MM-dd, such as 2026-11-22' : undefined}
        value={typed}
        onChange={(event) => {
          const text = event.target.value.trim();
          const readable = text === '' || isLocalDate(text);
          setDraft(readable ? null : text);
          if (readable) onChange(text);
        }}
      />
    </label>
  );
}

/** Narrows the list: chips that show their value, then the way back. */
export function ReportFilterBar({ search, ...of }: ReportFilterBarProps) {
  const churches = of.churches.filter(
    ({ churchGroupId }) => search.group === undefined || churchGroupId === search.group,
  );
  const services = of.services.filter(({ churchId }) => churchId === search.church);
  /** An empty value takes the filter out of the address; every change starts at the first page. */
  function set(change: Partial<Record<Exclude<keyof ReportSearch, 'page'>, string>>) {
    const { page: _, ...rest } = search;
    const next = Object.entries({ ...rest, ...change }).filter(([, value]) => value !== '');
    of.onSearch(Object.fromEntries(next));
  }
  return (
    <search className={css.filters}>
      <Select
        label="Church group"
        value={search.group ?? ''}
        options={options(of.groups, 'All')}
        onChange={(group) => set({ group, church: '', service: '' })}
      />
      <Select
        label="Church"
        value={search.church ?? ''}
        options={options(churches, 'All')}
        onChange={(church) => set({ church, service: '' })}
      />
      {search.church !== undefined && (
        <Select
          label="Service"
          value={search.service ?? ''}
          options={options(services, 'All')}
          onChange={(service) => set({ service })}
        />
      )}
      <Day label="From" value={search.from ?? ''} onChange={(from) => set({ from })} />
      <Day label="To" value={search.to ?? ''} onChange={(to) => set({ to })} />
      {Object.values(search).some((value) => value !== undefined) && (
        <Button kind="ghost" onClick={() => of.onSearch({})}>
          Clear
        </Button>
      )}
    </search>
  );
}
