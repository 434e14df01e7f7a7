import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { must } from '#domain/must.ts';
import { browseReports, type ReportFilters } from '#store/attendance/queries.ts';
import { databases, storeOf } from '#store/database.ts';
import { saveFile } from '../../ui/save-file.ts';
import { csv } from '../../ui/csv.ts';
import { cellText, type Names } from './report-columns.ts';

/** Everything the filters find, with exactly the definition's columns, as a file. */
export async function downloadReports(
  definition: ReportDefinition,
  filters: ReportFilters,
  names: Names,
): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  // IndexedDB takes no larger number of rows than this.
  const everything = { ...filters, page: 1, perPage: 2 ** 32 - 1 };
  const { rows } = await browseReports(store, everything);
  const head = definition.columns.map(({ name }) => name);
  const body = rows.map((row) => definition.columns.map((column) => cellText(column, row, names)));
  saveFile(`${definition.id}.csv`, csv([head, ...body]), 'text/csv;charset=utf-8');
}
