import { quarterAfter, quarterOf, united, unpack } from '#domain/attendance/unpack.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { unpackColumn } from '#domain/rows/column.ts';
import type { Store } from '../../database.ts';

/** A report by its id, with the church and the date by which its block is found. */
export interface PlacedReport {
  id: string;
  churchId: string;
  date: string;
}

/** Reports among these that the device holds, packed or not. Only the quarters that they are in are unpacked. */
export async function reportsAt(
  { cache }: Store,
  places: readonly PlacedReport[],
): Promise<AttendanceReport[]> {
  const ids = new Set(places.map(({ id }) => id));
  const rows = await cache.attendanceReport.bulkGet([...ids]);
  const quarters = new Map(
    places.map(({ churchId, date }) => {
      const end = quarterAfter(date);
      return [`${churchId} ${end}`, { churchId, from: quarterOf(date), end }];
    }),
  );
  const blocks = await cache.attendanceBlock
    .where('[churchId+until]')
    .inAnyRange(
      [...quarters.values()].map(({ churchId, from, end }) => [
        [churchId, from],
        [churchId, end],
      ]),
      { includeLowers: false, includeUppers: true },
    )
    .toArray();
  const packed = blocks.flatMap(unpack).filter(({ id }) => ids.has(id));
  return united(
    packed,
    rows.filter((row) => row !== undefined),
  );
}

/** A report of this device, packed or not. Years of them are looked through from the newest on. */
export async function reportById({ cache }: Store, id: string): Promise<AttendanceReport | null> {
  const row = await cache.attendanceReport.get(id);
  // An author's own row, whose church's is in the block, may have less to show than the block.
  if (row?._scopes.includes(`church:${row.churchId}/reports`)) return row;
  const block = await (
    row
      ? cache.attendanceBlock
          .where('[churchId+until]')
          .between([row.churchId, row.date], [row.churchId, quarterAfter(row.date)], false, true)
      : cache.attendanceBlock.orderBy('until').reverse()
  )
    .filter(({ columns }) => unpackColumn(columns.id).includes(id))
    .first();
  const packed = block ? unpack(block).filter((report) => report.id === id) : [];
  return united(packed, row ? [row] : [])[0] ?? null;
}
