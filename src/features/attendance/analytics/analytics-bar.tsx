import {
  analysisPeriods,
  isAnalysisPeriod,
} from '#domain/attendance/analytics/analysis-periods.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { idsInside } from '#domain/values/ids-inside.ts';
import type { NamesHere } from '#store/attendance/analytics/names-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateFilter } from '../../../ui/date-filter/date-filter.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { options } from '../reports/filter-options.ts';
import * as barCss from '../reports/report-filter.css.ts';
import { type AnalyticsSearch, changed, daysAskedFor, periodOf } from './analytics-search.ts';
import { splitWords } from './analytics-words.ts';
import { ManySelect } from './many-select.tsx';

interface AnalyticsBarProps {
  kind: ReportKind;
  search: AnalyticsSearch;
  names: NamesHere;
  today: string;
  onSearch(search: AnalyticsSearch): void;
}

const other = 'other';
const splitsOf = {
  church: ['church', 'service', 'age', 'gender'],
  group: ['church', 'group'],
} as const;

/** The period by its name, or two days. */
function PeriodFilters({ kind, search, today, onSearch }: Omit<AnalyticsBarProps, 'names'>) {
  const days = daysAskedFor(kind, search, today);
  const period = periodOf(kind, search);
  const set = (change: AnalyticsSearch) => onSearch(changed(search, change));
  return (
    <>
      <Select
        label="Period"
        value={period ?? other}
        options={[
          ...Object.entries(analysisPeriods).map(([value, label]) => ({ value, label })),
          { value: other, label: 'Other days' },
        ]}
        onChange={(value) =>
          set(
            isAnalysisPeriod(value)
              ? { period: value, from: undefined, to: undefined }
              : { period: undefined, ...days },
          )
        }
      />
      {period === null && (
        <>
          <DateFilter
            label="From"
            value={days.from}
            onChange={(from) => set({ from: from === '' ? undefined : from, to: days.to })}
          />
          <DateFilter
            label="To"
            value={days.to}
            notBefore={days.from}
            onChange={(to) => set({ from: days.from, to: to === '' ? undefined : to })}
          />
        </>
      )}
    </>
  );
}

/** Churches and services, or types and groups. */
function PlaceChoices({ kind, search, names, onSearch }: Omit<AnalyticsBarProps, 'today'>) {
  const { churches, churchGroups, services, groups, groupTypes } = names;
  const set = (change: AnalyticsSearch) => onSearch(changed(search, change));
  const regions =
    search.group === undefined
      ? null
      : idsInside(churchGroups, (one) => one.parentChurchGroupId, search.group);
  const inRegion = churches.filter(
    ({ churchGroupId }) => regions === null || regions.has(churchGroupId ?? ''),
  );
  const chosen = new Set(search.churches?.split(',') ?? inRegion.map(({ id }) => id));
  const serviceNames = new Set(
    services
      .filter(({ kind: of, churchId }) => of !== 'cell' && chosen.has(churchId))
      .map(({ name }) => name),
  );
  const cells = groups.filter(
    ({ churchId, groupTypeId }) =>
      chosen.has(churchId) && (search.type === undefined || groupTypeId === search.type),
  );
  const giving = groupTypes.filter(({ reportForm }) => reportForm === 'group');
  return (
    <>
      {churchGroups.length > 0 && (
        <Select
          label="Church group"
          value={search.group ?? ''}
          options={options(churchGroups, 'All')}
          onChange={(group) => set({ group, churches: undefined, cells: undefined })}
        />
      )}
      <ManySelect
        label="Church"
        many="churches"
        rows={inRegion}
        chosen={search.churches}
        onChoose={(ids) => set({ churches: ids, service: undefined, cells: undefined })}
      />
      {kind === 'church' ? (
        <Select
          label="Service"
          value={search.service ?? ''}
          options={options(
            [...serviceNames].toSorted().map((name) => ({ id: name, name })),
            'All services',
          )}
          onChange={(service) => set({ service })}
        />
      ) : (
        <>
          <Select
            label="Group type"
            value={search.type ?? ''}
            options={options(giving, 'All')}
            onChange={(type) => set({ type, cells: undefined })}
          />
          <ManySelect
            label="Groups"
            many="groups"
            rows={cells}
            chosen={search.cells}
            onChoose={(ids) => set({ cells: ids })}
          />
        </>
      )}
    </>
  );
}

/** Narrows the analytics: chips that show their value, then the way back. */
export function AnalyticsBar(props: AnalyticsBarProps & { isGrid: boolean }) {
  const { kind, search, isGrid, onSearch } = props;
  const set = (change: AnalyticsSearch) => onSearch(changed(search, change));
  const { view: _view, ...filters } = search;
  return (
    <search className={barCss.filters}>
      <PlaceChoices {...props} />
      <PeriodFilters {...props} />
      {!isGrid && (
        <>
          <Select
            label="Lines by"
            value={search.by ?? 'church'}
            options={splitsOf[kind].map((value) => ({ value, label: splitWords[value] }))}
            onChange={(by) => set({ by: splitsOf[kind].find((one) => one === by) })}
          />
          <Select
            label="Compare with"
            value={search.year === true ? 'year' : ''}
            options={[
              { value: '', label: 'Nothing' },
              { value: 'year', label: 'Same weeks last year' },
            ]}
            onChange={(value) => set({ year: value === 'year' || undefined })}
          />
        </>
      )}
      {Object.values(filters).some((value) => value !== undefined) && (
        <Button kind="ghost" onClick={() => onSearch(changed({}, { view: search.view }))}>
          Clear
        </Button>
      )}
    </search>
  );
}
