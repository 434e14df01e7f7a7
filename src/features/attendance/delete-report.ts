import type { VoidInput } from '#domain/attendance/inputs.ts';
import { must } from '#domain/must.ts';
import { Failure } from '#domain/errors.ts';
import type { MyReport } from '#store/attendance/my-report.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { discardDraft } from '#store/drafts.ts';
import { newId } from '#domain/values/new-id.ts';
import { discardItem } from '#store/outbox.ts';

/** What the server has, or may have: the deletion follows it as an item of its own. */
async function sendVoid(
  report: MyReport,
  seen: { id: string; basedOn: string; reason: string | null },
): Promise<void> {
  const [{ call }, { voidReport }] = await Promise.all([
    import('../../api/call.ts'),
    import('#domain/attendance/operations.ts'),
  ]);
  const { date, churchId, groupId, serviceId } = report;
  const input: VoidInput = { ...seen, date, churchId, groupId, serviceId };
  await call(voidReport, input, { id: newId() });
}

async function takeBack(store: Store, report: MyReport & { itemId: string }): Promise<void> {
  try {
    await discardItem(store, report.itemId);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
    // Tried and unanswered: nobody knows whether the server has it. A first report carries its id.
    await sendVoid(report, { id: report.itemId, basedOn: report.itemId, reason: null });
  }
}

/** Takes a report of this person away, from wherever it has come to. */
export async function deleteReport(report: MyReport, reason: string | null = null): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  switch (report.state) {
    case 'draft':
      return discardDraft(store, report.draftKey);
    case 'saved':
    case 'sending':
    case 'attention':
      return takeBack(store, report);
    case 'sent': {
      const held = await store.cache.attendanceReport.get(report.reportId ?? '');
      const { id, standingVersionId: basedOn } = must(held, 'the report to delete');
      return sendVoid(report, { id, basedOn, reason });
    }
    case 'conflict':
      throw new Failure('conflict', 'Choose between the two reports first');
  }
}
