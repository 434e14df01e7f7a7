import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import type { ReportContext } from './standing.ts';
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
  const days = new Set(
    rows.flatMap((row) =>
      row.churchId === churchId && row.groupId === groupId && row.status !== 'void'
        ? [row.date]
        : [],
    ),
  );
  const record = reportKey({ ...service, date: '' });
  const mine = await vault.items.where({ accountId: profile.id }).toArray();
  const touched = mine.filter((item) => item.record.startsWith(record));
  for (const date of new Set(touched.map((item) => item.record.slice(record.length)))) {
    if (await isReported(store, { ...service, date })) days.add(date);
    else days.delete(date);
  }
  return [...days];
}

/** Those of the contexts that have a report, by service. */
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
