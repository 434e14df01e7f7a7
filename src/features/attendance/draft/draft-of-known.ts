import { must } from '#domain/must.ts';
import type { KnownReport } from '#store/attendance/known-report.ts';
import { draftOfReport } from '#store/attendance/report-draft.ts';
import { databases, storeOf } from '#store/database.ts';
import { draftOfItem } from '#store/attendance/my-reports/mend-item.ts';

/** Makes the numbers of the report that is there the draft of its service. */
export async function draftOfKnown(known: KnownReport): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  if (known.at === 'device') await draftOfItem(store, known.itemId);
  if (known.at === 'server') await draftOfReport(store, known.report.id);
}
