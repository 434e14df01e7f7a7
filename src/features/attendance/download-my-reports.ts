import { must } from '#domain/must.ts';
import type { MyReport } from '#store/attendance/my-report.ts';
import { myReports } from '#store/attendance/my-reports.ts';
import { databases, storeOf } from '#store/database.ts';
import { saveFile } from '../../ui/save-file.ts';
import { states } from '../../ui/sync-state/sync-state.css.ts';
import { csv } from '../../ui/csv.ts';
import { wordOf } from './my-report-words.ts';

const head = ['Date', 'Church', 'Group', 'Service', 'Attendance', 'State', 'Receipt'];

function rowOf(report: MyReport): string[] {
  const { date, churchName, groupName, serviceName, didNotMeet, count } = report;
  return [
    date,
    churchName ?? '',
    groupName ?? '',
    serviceName ?? '',
    didNotMeet ? 'Did not meet' : (count?.toString() ?? ''),
    wordOf(report) ?? states[report.state].label,
    (report.state === 'sent' && report.receiptNumber) || '',
  ];
}

/** The list as it stands, in its order, as text for a spreadsheet. */
export function myReportsText(reports: readonly MyReport[]): string {
  // A decision that is on its way is told by its report.
  return csv([head, ...reports.filter(({ decides }) => decides === null).map(rowOf)]);
}

/** Everything that My reports shows, as a file. */
export async function downloadMyReports(): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  saveFile('my-reports.csv', myReportsText(await myReports(store)), 'text/csv;charset=utf-8');
}
