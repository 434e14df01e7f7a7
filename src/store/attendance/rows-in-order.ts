import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Store } from '../database.ts';
import { candidates, matcher, type ReportFilters } from './report-filters.ts';

/** Reports in the order of their dates, of which only those that are taken are read. */
export interface InOrder<Row = AttendanceReport> {
  total: number;
  take(offset: number, limit: number, descending: boolean): Promise<Row[]>;
}

/** By date an index holds the answer in its order: a page costs what it shows, not what there is. */
export async function rowsInOrder(store: Store, filters: ReportFilters): Promise<InOrder> {
  const matches = await matcher(store, filters);
  // Deleted reports are few: they are taken off the count, and looked for only where there are any.
  const deleted = await store.cache.attendanceReport.where({ status: 'void' }).toArray();
  const left = deleted.filter((report) => matches({ ...report, status: 'submitted' })).length;
  const here = candidates(store, filters);
  const shown = left === 0 ? here : here.filter(({ status }) => status !== 'void');
  return {
    total: (await candidates(store, filters).count()) - left,
    async take(offset, limit, descending) {
      const found = shown.offset(offset).limit(limit);
      return (descending ? found.reverse() : found).toArray();
    },
  };
}
