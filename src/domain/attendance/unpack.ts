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

/** Fields by which a report of a block is asked for. */
export type AskedReport = Pick<
  AttendanceReport,
  'kind' | 'groupId' | 'serviceId' | 'date' | 'status'
>;

type MaybeWithoutMoney = Omit<AttendanceBlock, 'money'> & Partial<AttendanceBlock>;

function placesAsked(
  { columns }: MaybeWithoutMoney,
  isAsked: (report: AskedReport) => boolean,
): number[] {
  const [kind, groupId, serviceId, status] = [
    columns.kind,
    columns.groupId,
    columns.serviceId,
    columns.status,
  ].map((column) => unpackColumn<unknown>(column));
  return unpackColumn<unknown>(columns.date).flatMap((date, at) => {
    const report = {
      kind: kind?.[at],
      groupId: groupId?.[at],
      serviceId: serviceId?.[at],
      date,
      status: status?.[at],
    };
    return isAsked(report as AskedReport) ? at : [];
  });
}

/** Those reports of a block that are asked for, the oldest first. Where it came without money, they have no such field. */
export function unpackAsked(
  block: MaybeWithoutMoney,
  isAsked: (report: AskedReport) => boolean,
): AttendanceReport[] {
  const asked = placesAsked(block, isAsked);
  // Of most blocks at the edge of a span, none is asked for.
  if (asked.length === 0) return [];
  const { churchId, columns, money } = block;
  const fields = Object.entries<Column>({ ...columns, ...money }).map(
    ([field, column]) => [field, unpackColumn(column)] as const,
  );
  return asked.map((at) => {
    const report: Record<string, unknown> = { churchId };
    for (const [field, values] of fields) report[field] = values[at];
    return report as AttendanceReport;
  });
}

/** Every report of a block. */
export const unpack = (block: MaybeWithoutMoney) => unpackAsked(block, () => true);

/**
 * Reports of which some came packed and some as rows. What is written after it was packed travels as a row, so a
 * row has the last word; only money that its reader sees in the block alone is taken from there.
 */
export function united(
  fromBlocks: readonly AttendanceReport[],
  rows: readonly AttendanceReport[],
): AttendanceReport[] {
  if (fromBlocks.length === 0) return [...rows];
  const all = new Map(fromBlocks.map((report) => [report.id, report]));
  for (const row of rows) all.set(row.id, { ...all.get(row.id), ...row });
  return [...all.values()];
}
