import { must } from '#domain/must.ts';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { databases, storeOf } from '#store/database.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { reportFields } from '#store/attendance/report-fields.ts';
import { draftOf } from '#store/drafts/drafts.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { draftText } from './draft-text.ts';

/** Downloads a draft as a file: its church may no longer be the person's own. */
export async function downloadDraft(report: MyReport & { state: 'draft' }): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const draft = await draftOf<ReportDraft>(store, report.draftKey);
  if (!draft) return;
  const own = await reportFields(store, draft.groupId === null ? 'church' : 'group');
  saveFile(`draft-${draft.date}.csv`, draftText(report, draft, own), 'text/csv;charset=utf-8');
}
