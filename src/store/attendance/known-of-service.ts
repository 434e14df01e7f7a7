import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { highest } from '../outbox/layers.ts';
import { nowhere, type KnownReport } from './known-report.ts';
import { itemRows, type ItemRow, type RowInLayer } from './my-reports/my-items.ts';
import { reportOf, type ReportContext } from './reports-of-service.ts';

/** The report of a service as known here and at the server: the newest one of the highest layer. */
export async function knownOf(store: Store, context: ReportContext): Promise<KnownReport> {
  const record = reportKey(context);
  const rows = await itemRows(store, record);
  const report = await reportOf(store, context);
  const here = rows.filter(({ speaksFor }) => speaksFor.includes(record));
  const names = { is: [record], speaksFor: [record] };
  const there = report ? [{ layer: 'synced', row: null, ...names } as const] : [];
  const said = highest<RowInLayer<ItemRow | null>>([...here, ...there])[0]?.row;
  const current: KnownReport = report ? { at: 'server', report } : nowhere;
  if (!said) return current;
  const { key: itemId, state, count, didNotMeet, decides } = said;
  if (decides) return decides.kind === 'void' ? nowhere : current;
  return { at: 'device', itemId, state, count, didNotMeet };
}
