import { addTo } from './add-to.ts';
import type { PivotSums } from './answer.ts';
import { notCounted } from './columns.ts';
import type { Counted } from './counted.ts';
import type { Measure } from './measures.ts';
import { type Selection, valueOf } from './selection.ts';

/** Sums of each place by month: rows of the grid Church > Group by Year > Month. Places without anything are left out. */
export function pivotOf(
  measure: Measure,
  counted: Counted,
  { places, parts, partOf, currency }: Selection,
): PivotSums[] {
  const { day, met } = counted.columns;
  const number = valueOf(counted, currency, measure);
  return places.flatMap(({ here, rows, missing }) => {
    const values = parts.map((): number | null => null);
    const meetings = parts.map(() => 0);
    const gaps = parts.map(() => 0);
    let isEmpty = true;
    for (const row of rows) {
      const part = partOf(day[row] ?? 0);
      if (part < 0) continue;
      isEmpty = false;
      addTo(meetings, part, met[row] ?? 0);
      const value = number(row);
      if (value !== notCounted) values[part] = (values[part] ?? 0) + value;
    }
    for (const at of missing) {
      const part = partOf(at);
      if (part < 0) continue;
      isEmpty = false;
      addTo(gaps, part, 1);
    }
    if (isEmpty) return [];
    return [{ id: here.id, churchId: here.churchId, values, met: meetings, missing: gaps }];
  });
}
