import { must } from '#domain/must.ts';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { takeBack } from '#store/attendance/my-reports/take-back.ts';
import { databases, storeOf } from '#store/database.ts';
import { newId } from '#domain/values/new-id.ts';

/** Takes a report of this person away, from wherever it has come to. */
export async function deleteReport(report: MyReport, reason: string | null = null): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const deletion = await takeBack(store, report, reason);
  if (!deletion) return;
  const [{ call }, { voidReport }] = await Promise.all([
    import('../../../api/calls/call.ts'),
    import('#domain/attendance/operations.ts'),
  ]);
  await call(voidReport, deletion, { id: newId() });
}
