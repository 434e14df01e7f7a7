import { must } from '#domain/must.ts';
import { myReports } from '#store/attendance/my-reports/my-reports.ts';
import { databases, storeOf } from '#store/database.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { myReportsText } from './my-reports-text.ts';
import { exportNoted } from '../reports/note-export.ts';

/** Everything that My reports shows, as a file. */
export async function downloadMyReports(): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const reports = await myReports(store);
  await exportNoted('myReports', {}, reports.length);
  saveFile('my-reports.csv', myReportsText(reports), 'text/csv;charset=utf-8');
}
