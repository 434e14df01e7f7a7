import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import { everyDay, withPacked } from './packed-reports.ts';
import type { ReportContext } from './reports-of-service.ts';
import { isReported } from './to-count.ts';

/** The days on which a service, or a group's meeting, has a report. */
export async function reportedDays(
  store: Store,
  service: Omit<ReportContext, 'date'>,
): Promise<string[]> {
  const { cache, vault, profile } = store;
  const { serviceId, churchId, groupId } = service;
  const rows = await cache.attendanceReport
    .where('[serviceId+date]')
    .between([serviceId, '0'], [serviceId, '9'])
    .toArray();
  const reports = await withPacked(store, { churchId, ...everyDay }, rows);
  const days = new Set(
    reports.flatMap((report) =>
      report.churchId === churchId &&
      report.serviceId === serviceId &&
      report.groupId === groupId &&
      report.status !== 'void'
        ? [report.date]
        : [],
    ),
  );
  const record = reportKey({ ...service, date: '' });
  const mine = await vault.items.where({ accountId: profile.id }).toArray();
  const touched = mine.filter((item) => item.record.startsWith(record));
  // An item that depends on a report has a record of its own, which goes on behind the day.
  const dayIn = (item: Item) => item.record.slice(record.length).slice(0, 'yyyy-MM-dd'.length);
  for (const date of new Set(touched.map(dayIn))) {
    if (await isReported(store, { ...service, date })) days.add(date);
    else days.delete(date);
  }
  return [...days];
}

/** Services of the contexts that have a report. */
export async function reportedServices(
  store: Store,
  contexts: readonly ReportContext[],
): Promise<string[]> {
  const reported: string[] = [];
  for (const context of contexts) {
    if (await isReported(store, context)) reported.push(context.serviceId);
  }
  return reported;
}
