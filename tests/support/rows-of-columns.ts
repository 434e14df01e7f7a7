import type { ReportColumns } from '../../src/domain/attendance/analytics/columns.ts';
import { measures } from '../../src/domain/attendance/analytics/measures.ts';

/** Each row with its place, so that columns compare whose places have other numbers. */
export function rowsOfColumns({
  places,
  starts,
  day,
  met,
  values,
  currencies,
  currency,
}: ReportColumns): string[] {
  return places
    .flatMap(({ groupId, serviceId, churchId, serviceName, firstDay }, at) =>
      Array.from(day.subarray(starts[at], starts[at + 1]), (one, nth) => {
        const row = (starts[at] ?? 0) + nth;
        const counts = measures.map((measure) => values[measure][row] ?? -1);
        const money = (values.offering[row] ?? -1) < 0 ? null : currencies[currency[row] ?? 0];
        const id = groupId ?? serviceId;
        return [id, churchId, serviceName, firstDay, one, met[row], money, ...counts].join(' ');
      }),
    )
    .toSorted();
}
