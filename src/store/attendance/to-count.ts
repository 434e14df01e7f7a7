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

/** Service that a form opens with. */
export interface ToCount {
  serviceId: string;
  /** yyyy-MM-dd: the day that is being counted already; null for the day that is due. */
  date: string | null;
}

/**
 * The first of the due services that still has to be counted, or whose draft is open; null for none. A draft of
 * `today` (yyyy-MM-dd) is one, though the service is due on another day.
 */
export async function serviceToCount(
  store: Store,
  due: readonly ReportContext[],
  today: string,
): Promise<ToCount | null> {
  for (const context of due) {
    const { serviceId, date } = context;
    if (await isCounted(store, { ...context, date: today })) {
      return { serviceId, date: date === today ? null : today };
    }
    if ((await isCounted(store, context)) || !(await isReported(store, context))) {
      return { serviceId, date: null };
    }
  }
  return null;
}
