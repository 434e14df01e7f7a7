import type { Church, ChurchGroup, Service } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateFilter } from '../../../ui/date-filter/date-filter.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { ExpectedSearch } from '../expected/expected-search.ts';
import { options } from './filter-options.ts';
import { PlaceFilters } from './place-filters.tsx';
import * as css from './report-filter.css.ts';

/** The filters as the address carries them. */
export interface ReportSearch extends ExpectedSearch {
  group?: string | undefined;
  church?: string | undefined;
  service?: string | undefined;
  /** The group of people whose meetings were counted. */
  cell?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  /** The one that is open. */
  report?: string | undefined;
  /** Reports are imported from a file. */
  import?: true | undefined;
}

interface ReportFilterBarProps {
  search: ReportSearch;
  groups: readonly ChurchGroup[];
  churches: readonly Church[];
  services: readonly Service[];
  /** The groups that give these reports; none for services of churches. */
  cells: readonly Group[];
  today: string;
  onSearch(search: ReportSearch): void;
}

/** Days that are asked for most; a week begins on Monday. */
function rangesFrom(today: string) {
  const monday = latestWeekday(today, 1);
  const sunday = latestWeekday(today, 0);
  return [
    { name: 'This week', from: monday, to: addDays(monday, 6) },
    { name: 'Last Sunday', from: sunday, to: sunday },
  ];
}

/** Narrows the list: chips that show their value, then the way back. */
export function ReportFilterBar({ search, ...of }: ReportFilterBarProps) {
  const services = of.services.filter(({ churchId }) => churchId === search.church);
  const cells = of.cells.filter(
    ({ churchId }) => search.church === undefined || churchId === search.church,
  );
  /** An empty value takes the filter out of the address; every change starts at the first page. */
  function set(change: Partial<Record<Exclude<keyof ReportSearch, 'page' | 'import'>, string>>) {
    const { page: _, ...rest } = search;
    const next = Object.entries({ ...rest, ...change }).filter(([, value]) => value !== '');
    of.onSearch(Object.fromEntries(next));
  }
  return (
    <search className={css.filters}>
      <PlaceFilters
        chosen={search}
        churches={of.churches}
        churchGroups={of.groups}
        onChoose={set}
      />
      {of.cells.length > 0 && (
        <Select
          label="Group"
          value={search.cell ?? ''}
          options={options(cells, 'All')}
          onChange={(cell) => set({ cell })}
        />
      )}
      {search.church !== undefined && (
        <Select
          label="Service"
          value={search.service ?? ''}
          options={options(services, 'All')}
          onChange={(service) => set({ service })}
        />
      )}
      <DateFilter label="From" value={search.from ?? ''} onChange={(from) => set({ from })} />
      <DateFilter
        label="To"
        value={search.to ?? ''}
        notBefore={search.from}
        onChange={(to) => set({ to })}
      />
      {rangesFrom(of.today).map(({ name, ...range }) => (
        <Button
          key={name}
          kind={range.from === search.from && range.to === search.to ? 'soft' : 'secondary'}
          aria-pressed={range.from === search.from && range.to === search.to}
          onClick={() => set(range)}
        >
          {name}
        </Button>
      ))}
      {Object.values(search).some((value) => value !== undefined) && (
        <Button kind="ghost" onClick={() => of.onSearch({})}>
          Clear
        </Button>
      )}
    </search>
  );
}
