import { type Column, unpackColumn } from '../rows/column.ts';
import { addDays } from '../values/dates/local-date.ts';
import type { AttendanceBlock } from './attendance-block.ts';
import type { AttendanceReport } from './entities.ts';

/** The first day of the quarter that a date is in. */
export function quarterOf(date: string): string {
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${date.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** The first day of the quarter after the one that a date is in. */
export function quarterAfter(date: string): string {
  return quarterOf(addDays(quarterOf(date), 93));
}

/** The reports of a block, the oldest first. Where it came without money, they have no such field. */
export function unpack({
  churchId,
  columns,
  money,
}: Omit<AttendanceBlock, 'money'> & Partial<AttendanceBlock>): AttendanceReport[] {
  const fields = Object.entries<Column>({ ...columns, ...money }).map(
    ([field, column]) => [field, unpackColumn(column)] as const,
  );
  return unpackColumn(columns.id).map((_, at) => {
    const report: Record<string, unknown> = { churchId };
    for (const [field, values] of fields) report[field] = values[at];
    return report as AttendanceReport;
  });
}

/**
 * Reports of which some came packed and some as rows. What is written after it was packed travels as a row, so a
 * row has the last word; only money that its reader sees in the block alone is taken from there.
 */
export function united(
  fromBlocks: readonly AttendanceReport[],
  rows: readonly AttendanceReport[],
): AttendanceReport[] {
  const all = new Map(fromBlocks.map((report) => [report.id, report]));
  for (const row of rows) all.set(row.id, { ...all.get(row.id), ...row });
  return [...all.values()];
}
