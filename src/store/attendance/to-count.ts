import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { reportKey, voidForm } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { isPending } from '../outbox/item.ts';
import { begunDraft } from './draft.ts';
import { reportOf, type ReportContext } from './reports-of-service.ts';

/** Whether a service has a report, sent or on its way from here; a waiting deletion takes it away. */
export async function isReported(store: Store, context: ReportContext): Promise<boolean> {
  const of = { accountId: store.profile.id, record: reportKey(context) };
  const items = await store.vault.items.where(of).toArray();
  const last = items.findLast(isPending);
  return last ? last.name !== voidForm.name : (await reportOf(store, context)) !== null;
}

async function isCounted(store: Store, context: ReportContext): Promise<boolean> {
  return (await begunDraft(store, { form: churchAttendanceReport.id, ...context })) !== null;
}

/** The first of the due services that still has to be counted, or whose draft is open; null for none. */
export async function serviceToCount(
  store: Store,
  due: readonly ReportContext[],
): Promise<string | null> {
  for (const context of due) {
    if ((await isCounted(store, context)) || !(await isReported(store, context))) {
      return context.serviceId;
    }
  }
  return null;
}
