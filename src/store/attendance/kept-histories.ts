import type { getReport } from '#domain/attendance/operations.ts';
import type { OutputOf } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { reportById } from './packed/reports-by-id.ts';

type Found = OutputOf<typeof getReport>;

/** Number of histories that a device keeps: the last ones looked at. */
const most = 200;

/** Keeps the history of a report that was looked at, to be read again without a network. `at`: ms. */
export async function keepHistory({ cache }: Store, { data }: Found, at: number): Promise<void> {
  await cache.transaction('rw', cache.reportHistory, async () => {
    const { report, versions, pictures } = data;
    const shown = { versions, ...(pictures && { pictures }) };
    await cache.reportHistory.put({ id: report.id, ...shown, at });
    const older = cache.reportHistory.orderBy('at').reverse().offset(most);
    await cache.reportHistory.bulkDelete(await older.primaryKeys());
  });
}

/**
 * A report of this device with its history, where that was looked at here; null where it was not. It shows what
 * the report shows: who lost its money, or the report itself, reads it in no history either.
 */
export async function keptHistory(store: Store, { id }: { id: string }): Promise<Found | null> {
  const report = await reportById(store, id);
  const kept = await store.cache.reportHistory.get(id);
  if (!report || !kept) return null;
  const versions = kept.versions.map((version) => {
    const { offering, ...rest } = version;
    return 'offering' in report && offering !== undefined ? version : rest;
  });
  const { pictures } = kept;
  return { data: { report, versions, ...(pictures && { pictures }) } };
}
