import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { must } from '#domain/must.ts';
import { browseReports } from '#store/attendance/queries.ts';
import type { ReportFilters } from '#store/attendance/report-filters.ts';
import { groupsInScope } from '#store/groups/queries.ts';
import { churchesInScope, servicesInScope } from '#store/churches/queries.ts';
import { databases, storeOf } from '#store/database.ts';
import { writeTable } from '../../../api/workers/exchange.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { ownTenant } from '#store/organisation/own-tenant.ts';
import { exportNoted } from './note-export.ts';
import { printReportSheet } from '../paper/report-sheet.tsx';
import { cellText, namesOf } from './report-columns.ts';

/** Everything the filters find, not only the page that is shown. */
async function everyReport(filters: ReportFilters) {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const names = namesOf(
    ...(await Promise.all([churchesInScope(store), servicesInScope(store), groupsInScope(store)])),
  );
  // IndexedDB takes no larger number of rows than this.
  const everything = { ...filters, page: 1, perPage: 2 ** 32 - 1 };
  const { rows } = await browseReports(store, everything);
  return { rows, names, sender: (await ownTenant(store)).name };
}

/** With exactly the definition's columns, as a file. */
export async function downloadReports(
  definition: ReportDefinition,
  filters: ReportFilters,
): Promise<void> {
  const { rows, names } = await everyReport(filters);
  const columns = definition.columns.map(({ name }) => name);
  const cells = rows.map((row) => definition.columns.map((column) => cellText(column, row, names)));
  await exportNoted(`${definition.kind}Reports`, filters, rows.length);
  saveBlob(`${definition.id}.csv`, await writeTable({ columns, rows: cells }));
}

/** S3-018: as a table on paper. */
export async function printReports(
  definition: ReportDefinition,
  title: string,
  filters: ReportFilters,
): Promise<void> {
  const found = await everyReport(filters);
  await exportNoted(`${definition.kind}Reports`, filters, found.rows.length, 'paper');
  printReportSheet({ ...found, title, definition });
}
