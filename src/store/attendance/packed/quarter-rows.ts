import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import { reportKinds } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { quarterAfter, quarterOf } from '#domain/attendance/unpack.ts';
import type { Cache } from '../../cache.ts';

/** Reports of a quarter as the device holds them. */
export interface QuarterRows {
  blocks: AttendanceBlock[];
  rows: AttendanceReport[];
}

async function rowsOfQuarter(cache: Cache, quarter: string): Promise<QuarterRows> {
  const end = quarterAfter(quarter);
  const blocks = cache.attendanceBlock.where('until').between(quarter, end, false, true);
  const rows: AttendanceReport[] = [];
  for (const kind of reportKinds) {
    const range = cache.attendanceReport
      .where('[kind+date]')
      .between([kind, quarter], [kind, end], true, false);
    rows.push(...(await range.toArray()));
  }
  return { blocks: await blocks.toArray(), rows };
}

/** Reads some of all quarters. By an index a row takes twice as long: where most are asked for, whole tables are read. */
export async function quarterReader(
  cache: Cache,
  some: number,
  all: number,
): Promise<(quarter: string) => Promise<QuarterRows>> {
  if (some < all / 2) return (quarter) => rowsOfQuarter(cache, quarter);
  const rows = Map.groupBy(await cache.attendanceReport.toArray(), ({ date }) => quarterOf(date));
  const blocks = Map.groupBy(await cache.attendanceBlock.toArray(), ({ quarter }) => quarter);
  return async (quarter) => ({ blocks: blocks.get(quarter) ?? [], rows: rows.get(quarter) ?? [] });
}
