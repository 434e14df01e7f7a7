import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { Days } from '#domain/attendance/expected/periods.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { writeTable } from '../../../api/workers/exchange.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { exportNoted } from '../reports/note-export.ts';
import type { ReportSearch } from '../reports/report-filter-bar.tsx';
import { stateChoices } from './expected-search.ts';
import { momentWords, reporterWords } from './expected-words.ts';

/** The filters of the address that say which reports leave the device. */
export function exportedFilters(search: ReportSearch, { from, to }: Days) {
  return {
    churchGroupId: search.group,
    churchId: search.church,
    serviceId: search.service,
    groupId: search.cell,
    from,
    to,
  };
}

/** All that was due as a file, in the order of the list. What is missing has no number: it is not zero. */
export async function downloadExpected(
  kind: ReportKind,
  rows: readonly ExpectedRow[],
  filters: ReturnType<typeof exportedFilters>,
  zoneOf: (row: ExpectedRow) => string,
): Promise<void> {
  const columns = [
    'Church',
    kind === 'church' ? 'Service' : 'Group',
    'Date',
    'Due',
    'State',
    'Attendance',
    'Reported by',
    'Reminded',
  ];
  const cells = rows.map((row) => [
    row.churchName,
    row.name,
    row.date,
    momentWords(row.dueAt, zoneOf(row)),
    stateChoices[row.state],
    row.report?.attendance === null || !row.report ? '' : String(row.report.attendance),
    reporterWords(row, zoneOf(row)),
    row.reminder ? momentWords(Date.parse(row.reminder.remindedAt), zoneOf(row)) : '',
  ]);
  await exportNoted(`${kind}Reports`, filters, rows.length);
  saveBlob(`${kind}-reports-due.csv`, await writeTable({ columns, rows: cells }));
}
