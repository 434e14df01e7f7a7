import { Segmented } from '../../../ui/segmented/segmented.tsx';
import type { ReportSearch } from '../reports/report-filter-bar.tsx';

/** What was due, by church, or what came in, by date. The places and days that were chosen stay. */
export function ViewChoice({
  search,
  onSearch,
}: {
  search: ReportSearch;
  onSearch(search: ReportSearch): void;
}) {
  const { group, church, service, cell, from, to } = search;
  const kept = { group, church, service, cell, from, to };
  return (
    <Segmented
      label="Show reports"
      isLow
      choices={[
        { value: 'church', label: 'By church' },
        { value: 'date', label: 'By date' },
      ]}
      value={search.view ?? 'date'}
      onChange={(view) => onSearch(view === 'church' ? { ...kept, view } : kept)}
    />
  );
}
