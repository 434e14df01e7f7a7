import { csv } from '#domain/values/csv.ts';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { states } from '../../../ui/sync-state/sync-state.css.ts';
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
