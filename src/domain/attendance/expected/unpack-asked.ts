import { type Column, unpackColumn } from '../../rows/column.ts';
import type { AttendanceBlock } from '../attendance-block.ts';
import type { AttendanceReport } from '../entities.ts';

/** Fields by which a report of a block is asked for. */
export type AskedReport = Pick<
  AttendanceReport,
  'kind' | 'groupId' | 'serviceId' | 'date' | 'status'
>;

type Unpacked = readonly (readonly [string, readonly unknown[]])[];

function unpacked(columns: Record<string, Column>): Unpacked {
  return Object.entries(columns).map(([field, column]) => [field, unpackColumn(column)]);
}

function rowAt(fields: Unpacked, at: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [field, values] of fields) row[field] = values[at];
  return row;
}

/**
 * Those reports of a block that are asked for, the oldest first: of most blocks at the edge of a span none is. Where it
 * came without money, they have no such field.
 */
export function unpackAsked(
  {
    churchId,
    columns,
    money,
  }: Omit<AttendanceBlock, 'money'> & Partial<Pick<AttendanceBlock, 'money'>>,
  isAsked: (report: AskedReport) => boolean,
): AttendanceReport[] {
  const { date, kind, groupId, serviceId, status } = columns;
  const few = unpacked({ date, kind, groupId, serviceId, status });
  const asked = unpackColumn(date).flatMap((_, at) =>
    isAsked(rowAt(few, at) as AskedReport) ? at : [],
  );
  if (asked.length === 0) return [];
  const fields = unpacked({ ...columns, ...money });
  return asked.map((at) => Object.assign(rowAt(fields, at), { churchId }) as AttendanceReport);
}
