import { columnBuilder, listsOf } from '#domain/attendance/analytics/column-builder.ts';
import type { CountedLists, ReportColumns } from '#domain/attendance/analytics/columns.ts';
import { mergedColumns } from '#domain/attendance/analytics/quarters/merged-columns.ts';
import type { QuarterColumns } from '#domain/attendance/analytics/quarters/counted-quarter.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { quarterOf, united, unpack } from '#domain/attendance/unpack.ts';
import { lengthOfColumn } from '#domain/rows/map-column.ts';
import type { Store } from '../../database.ts';
import { pendingChanges } from '../../outbox/with-pending.ts';
import { keptQuarters, statesOfQuarters } from '../packed/kept-quarters.ts';
import { partedBlocks } from '../packed/parted-blocks.ts';
import { type QuarterRows, quarterReader } from '../packed/quarter-rows.ts';
import { quartersHere } from '../packed/quarters-here.ts';
import type { PlacedReport } from '../packed/reports-by-id.ts';
import { ofReports, standingReports, touchedBy } from '../pending-reports.ts';

/** Reports of the device as columns, and how many of them still wait to be sent. */
export interface ColumnsHere {
  columns: ReportColumns;
  pending: Readonly<Record<ReportKind, number>>;
  /** Quarters that were read row by row, to be kept once the answer is given. */
  made: QuarterColumns[];
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

/** Blocks that stand as they are, and reports over which rows or queued items have the last word. */
interface Standing {
  settled: CountedLists[];
  others: AttendanceReport[];
}

function standingOf({ blocks, rows }: QuarterRows, touched: readonly PlacedReport[]): Standing {
  const { settled, beside } = partedBlocks(blocks, [...rows, ...touched]);
  return { settled: settled.map(listsOfBlock), others: united(beside.flatMap(unpack), rows) };
}

function columnsOfQuarter({ settled, others }: Standing): ReportColumns {
  const builder = columnBuilder();
  for (const lists of settled) builder.add(lists);
  builder.add(listsOf(others));
  return builder.done();
}

/**
 * Every report that the device holds, packed or not, as this person's queued items would make it. A quarter is read report by
 * report where one of them changed since its columns were kept, or where a queued item may change them.
 */
export async function columnsHere(store: Store): Promise<ColumnsHere> {
  const { cache } = store;
  const changes = await pendingChanges(store, ofReports(store));
  const touched = changes.flatMap(touchedBy);
  const waiting = new Set(touched.map(({ date }) => quarterOf(date)));
  const stateOf = await statesOfQuarters(cache);
  const parts = await keptQuarters(cache, (quarter) =>
    waiting.has(quarter) ? null : stateOf(quarter),
  );
  const quarters = [...new Set([...(await quartersHere(cache)), ...waiting])].toSorted();
  const read = await quarterReader(cache, quarters.length - parts.size, quarters.length);
  const made: QuarterColumns[] = [];
  const open = new Map<string, Standing>();
  for (const quarter of quarters) {
    if (parts.has(quarter)) continue;
    const standing = standingOf(await read(quarter), touched);
    if (waiting.has(quarter)) {
      open.set(quarter, standing);
      continue;
    }
    const columns = columnsOfQuarter(standing);
    made.push({ quarter, madeOf: stateOf(quarter), columns });
    parts.set(quarter, columns);
  }
  const changed = standingReports(
    changes,
    [...open.values()].flatMap(({ others }) => others),
  );
  const changedIn = Map.groupBy(changed, ({ date }) => quarterOf(date));
  for (const [quarter, { settled }] of open) {
    parts.set(quarter, columnsOfQuarter({ settled, others: changedIn.get(quarter) ?? [] }));
  }
  const pending = { church: 0, group: 0 };
  for (const report of changed) {
    if (report.pending && report.status !== 'void') pending[report.kind] += 1;
  }
  const inOrder = quarters.flatMap((quarter) => parts.get(quarter) ?? []);
  return { columns: mergedColumns(inOrder), pending, made };
}
