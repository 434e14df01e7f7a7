import Search from 'lucide-react/icons/search';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { Church, ChurchGroup, Service } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { options } from '../reports/filter-options.ts';
import { PlaceFilters } from '../reports/place-filters.tsx';
import type { ReportSearch } from '../reports/report-filter-bar.tsx';
import { stateChoices } from './expected-search.ts';
import * as css from './expected.css.ts';

interface ExpectedBarProps {
  kind: ReportKind;
  search: ReportSearch;
  churches: readonly Church[];
  churchGroups: readonly ChurchGroup[];
  services: readonly Service[];
  groups: readonly Group[];
  authors: readonly { id: string; name: string }[];
  onSearch(search: ReportSearch): void;
}

const states = [
  { value: '', label: 'Any' },
  ...Object.entries(stateChoices).map(([value, label]) => ({ value, label })),
];

const filters = ['group', 'church', 'service', 'cell', 'state', 'by', 'q'] as const;
type Filter = (typeof filters)[number];

/** The days stay, and the list that is shown. */
function withoutFilters({ view, period, from, to }: ReportSearch): ReportSearch {
  return { view, period, from, to };
}

/** Narrows what was due: by name first, then chips that show their value, then the way back. */
export function ExpectedBar({ kind, search, onSearch, ...of }: ExpectedBarProps) {
  function set(change: Partial<Record<Filter, string>>): void {
    const next = Object.entries({ ...search, ...change }).filter(([, value]) => value !== '');
    onSearch(Object.fromEntries(next));
  }
  const isOfChurch = ({ churchId }: { churchId: string }) => churchId === search.church;
  return (
    <search className={css.filters}>
      <TextField
        label={kind === 'church' ? 'Search churches' : 'Search groups'}
        type="search"
        icon={Search}
        autoComplete="off"
        value={search.q ?? ''}
        onChange={(event) => set({ q: event.target.value })}
      />
      <PlaceFilters
        chosen={search}
        churches={of.churches}
        churchGroups={of.churchGroups}
        onChoose={set}
      />
      {kind === 'church' && search.church !== undefined && (
        <Select
          label="Service"
          value={search.service ?? ''}
          options={options(of.services.filter(isOfChurch), 'All')}
          onChange={(service) => set({ service })}
        />
      )}
      {kind === 'group' && search.church !== undefined && (
        <Select
          label="Group"
          value={search.cell ?? ''}
          options={options(of.groups.filter(isOfChurch), 'All')}
          onChange={(cell) => set({ cell })}
        />
      )}
      <Select
        label="Status"
        value={search.state ?? ''}
        options={states}
        onChange={(state) => set({ state })}
      />
      <Select
        label="Reported by"
        value={search.by ?? ''}
        options={options(of.authors, 'Anyone')}
        onChange={(by) => set({ by })}
      />
      {filters.some((filter) => search[filter] !== undefined) && (
        <Button kind="ghost" onClick={() => onSearch(withoutFilters(search))}>
          Clear
        </Button>
      )}
    </search>
  );
}
