import { quarterOf } from '#domain/attendance/unpack.ts';
import type { Cache } from '../../cache.ts';

/** How often reports of a quarter changed on this device: what was made of them before is told from what is not. */
export interface QuarterChange {
  /** Its first day. */
  quarter: string;
  times: number;
}

/** Tables of reports -> the field with a day of their quarter. A report stays at its day: a correction of it is another one. */
const dayIn: Readonly<Record<string, string>> = {
  attendanceReport: 'date',
  attendanceBlock: 'quarter',
};

export const holdsReports = (table: string) => table in dayIn;

/** To be called in the transaction that writes, changes or removes these rows of a table. */
export async function noteChanged(
  { quarterChange }: Cache,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const field = dayIn[table];
  if (field === undefined || rows.length === 0) return;
  const quarters = [...new Set(rows.map((row) => quarterOf(Reflect.get(row, field) as string)))];
  const known = await quarterChange.bulkGet(quarters);
  await quarterChange.bulkPut(
    quarters.map((one, at) => ({ quarter: one, times: (known[at]?.times ?? 0) + 1 })),
  );
}

/** The same for rows that are about to be removed. */
export async function noteGone(
  cache: Cache,
  table: string,
  ids: readonly unknown[],
): Promise<void> {
  if (!holdsReports(table)) return;
  const rows = await cache.table<object | undefined, unknown>(table).bulkGet([...ids]);
  await noteChanged(
    cache,
    table,
    rows.filter((row) => row !== undefined),
  );
}
