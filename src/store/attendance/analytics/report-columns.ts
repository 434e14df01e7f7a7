import { columnBuilder, listsOf } from '#domain/attendance/analytics/column-builder.ts';
import type { CountedLists, ReportColumns } from '#domain/attendance/analytics/columns.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { united, unpack } from '#domain/attendance/unpack.ts';
import { lengthOfColumn } from '#domain/rows/map-column.ts';
import type { Store } from '../../database.ts';
import { pendingChanges } from '../../outbox/with-pending.ts';
import { partedBlocks } from '../packed/parted-blocks.ts';
import { ofReports, standingReports, touchedBy } from '../pending-reports.ts';

/** Reports of the device as columns, and how many of them still wait to be sent. */
export interface ColumnsHere {
  columns: ReportColumns;
  pending: Readonly<Record<ReportKind, number>>;
}

/** A block for the analytics, as it is: no list is made of its rows. Who may not read money has blocks without it. */
export function listsOfBlock({
  churchId,
  columns,
  money,
}: Omit<AttendanceBlock, 'money'> & Partial<AttendanceBlock>): CountedLists {
  const times = lengthOfColumn(columns.date);
  return {
    ...columns,
    churchId: { all: churchId, times },
    offering: money?.offering ?? { all: null, times },
  };
}

/**
 * Every report that the device holds, packed or not, as this person's queued items would make it. A block is gone through row
 * by row only where a row or a queued item may have the last word over it.
 */
export async function columnsHere(store: Store): Promise<ColumnsHere> {
  const { cache } = store;
  const changes = await pendingChanges(store, ofReports(store));
  const rows = await cache.attendanceReport.toArray();
  const blocks = await cache.attendanceBlock.toArray();
  const { settled, beside } = partedBlocks(blocks, [...rows, ...changes.flatMap(touchedBy)]);
  const builder = columnBuilder(
    blocks.reduce((sum, { churchReports, groupReports }) => sum + churchReports + groupReports, 64),
  );
  // By their quarters, so that the reports of a place come in the order of their days: sorting them takes longer than this.
  const oldestFirst = settled.toSorted((a, b) => a.quarter.localeCompare(b.quarter));
  for (const block of oldestFirst) builder.add(listsOfBlock(block));
  const looked = beside.flatMap(unpack);
  const pending = { church: 0, group: 0 };
  const changed = standingReports(changes, united(looked, rows));
  builder.add(listsOf(changed));
  for (const report of changed) {
    if (report.pending && report.status !== 'void') pending[report.kind] += 1;
  }
  return { columns: builder.done(), pending };
}
