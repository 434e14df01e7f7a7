import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { must } from '#domain/must.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { browseReports } from '#store/attendance/queries.ts';
import { reportFields } from '#store/attendance/report-fields.ts';
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

const noTitles = new Map<string, string>();

/** Everything the filters find, not only the page that is shown. */
async function everyReport({ kind }: ReportDefinition, filters: ReportFilters) {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const names = namesOf(
    ...(await Promise.all([churchesInScope(store), servicesInScope(store), groupsInScope(store)])),
  );
  // IndexedDB takes no larger number of rows than this.
  const everything = { ...filters, page: 1, perPage: 2 ** 32 - 1 };
  const { rows } = await browseReports(store, everything);
  const own = [...(await reportFields(store, kind))].filter(([name]) =>
    rows.some((row) => valueIn(row, name) !== null),
  );
  return { rows, names, own, sender: (await ownTenant(store)).name };
}

/** With the definition's columns, then the custom fields that one of the reports says something of, as a file. */
export async function downloadReports(
  definition: ReportDefinition,
  filters: ReportFilters,
): Promise<void> {
  const { rows, names, own } = await everyReport(definition, filters);
  const columns = [
    ...definition.columns.map(({ name }) => name),
    ...own.map(([, { label }]) => label),
  ];
  const cells = rows.map((row) => [
    ...definition.columns.map((column) => cellText(column, row, names)),
    ...own.map(([name, { input }]) => fieldText(input, valueIn(row, name), noTitles)),
  ]);
  await exportNoted(`${definition.kind}Reports`, filters, rows.length);
  saveBlob(`${definition.id}.csv`, await writeTable({ columns, rows: cells }));
}

/** S3-018: as a table on paper. */
export async function printReports(
  definition: ReportDefinition,
  title: string,
  filters: ReportFilters,
): Promise<void> {
  const found = await everyReport(definition, filters);
  await exportNoted(`${definition.kind}Reports`, filters, found.rows.length, 'paper');
  printReportSheet({ ...found, title, definition });
}
