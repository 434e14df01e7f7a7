import { unpackColumn } from '../../rows/column.ts';
import type { AttendanceBlock } from '../attendance-block.ts';
import type { AttendanceReport } from '../entities.ts';

/** Some fields of those reports of a block that are asked for: of thousands of groups, a fraction of what whole reports take. */
export function unpackFields<Field extends keyof AttendanceBlock['columns']>(
  { columns }: Pick<AttendanceBlock, 'columns'>,
  fields: readonly Field[],
  isAsked: (report: Pick<AttendanceReport, 'kind' | 'date' | 'status'>) => boolean,
): Pick<AttendanceReport, Field>[] {
  const [kinds, dates, states] = [columns.kind, columns.date, columns.status].map(unpackColumn);
  const lists = fields.map((field) => [field, unpackColumn<unknown>(columns[field])] as const);
  return (dates ?? []).flatMap((date, at) => {
    const [kind, status] = [kinds?.[at], states?.[at]];
    if (!isAsked({ kind, date, status } as AttendanceReport)) return [];
    const report: Record<string, unknown> = {};
    for (const [field, values] of lists) report[field] = values[at];
    return report as Pick<AttendanceReport, Field>;
  });
}
