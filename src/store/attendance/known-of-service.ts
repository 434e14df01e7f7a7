import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { nowhere, type KnownReport } from './known-report.ts';
import { itemRows, type Unnamed } from './my-items.ts';
import { reportOf, type ReportContext } from './standing.ts';

/** A decision that was refused says nothing about what stands. */
function speaks({ decides, state }: Unnamed): boolean {
  return decides === null || state !== 'attention';
}

/** What is known of a service here and at the server: the newest word of this person comes first. */
export async function knownOf(store: Store, context: ReportContext): Promise<KnownReport> {
  const rows = await itemRows(store, reportKey(context));
  const report = await reportOf(store, context);
  const row = rows.findLast(speaks);
  if (row?.decides?.kind === 'void') return nowhere;
  const standing: KnownReport = report ? { at: 'server', report } : nowhere;
  if (!row || row.decides) return standing;
  switch (row.state) {
    case 'saved':
    case 'sending':
    case 'attention':
      return { at: 'device', itemId: row.itemId, state: row.state, ...countOf(row) };
    case 'sent': {
      const { itemId, state } = row;
      return report || itemId === null
        ? standing
        : { at: 'device', itemId, state, ...countOf(row) };
    }
    case 'draft':
    case 'conflict':
      return standing;
  }
}

function countOf({ count, didNotMeet }: Unnamed) {
  return { count, didNotMeet };
}
