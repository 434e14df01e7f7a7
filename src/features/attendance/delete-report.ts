import type { VoidInput } from '#domain/attendance/inputs.ts';
import { must } from '#domain/must.ts';
import { Failure } from '#domain/errors.ts';
import type { MyReport } from '#store/attendance/my-report.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { discardDraft } from '#store/drafts.ts';
import { newId } from '#domain/values/new-id.ts';
import { discardItem } from '#store/outbox.ts';

function voidOf(
  { date, churchId, groupId, serviceId }: MyReport,
  seen: { id: string; basedOn: string; reason: string | null },
): VoidInput {
  return { ...seen, date, churchId, groupId, serviceId };
}

async function takeBack(store: Store, report: MyReport, itemId: string): Promise<VoidInput | null> {
  try {
    await discardItem(store, itemId);
    return null;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
    // Tried and unanswered: nobody knows whether the server has it. A first report carries its id.
    return voidOf(report, { id: itemId, basedOn: itemId, reason: null });
  }
}

/** Takes away what no server has. Answers what must follow the report that the server has, or may have. */
export async function takeAway(
  store: Store,
  report: MyReport,
  reason: string | null,
): Promise<VoidInput | null> {
  switch (report.state) {
    case 'draft':
      await discardDraft(store, report.draftKey);
      return null;
    case 'saved':
    case 'sending':
    case 'attention':
      return takeBack(store, report, report.itemId);
    case 'sent': {
      const held = await store.cache.attendanceReport.get(report.reportId ?? '');
      const { id, standingVersionId: basedOn } = must(held, 'the report to delete');
      return voidOf(report, { id, basedOn, reason });
    }
    case 'conflict':
      throw new Failure('conflict', 'Choose between the two reports first');
  }
}

/** Takes a report of this person away, from wherever it has come to: a deletion is an item of its own. */
export async function deleteReport(report: MyReport, reason: string | null = null): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const input = await takeAway(store, report, reason);
  if (!input) return;
  const [{ call }, { voidReport }] = await Promise.all([
    import('../../api/call.ts'),
    import('#domain/attendance/operations.ts'),
  ]);
  await call(voidReport, input, { id: newId() });
}
