import { addTo } from './add-to.ts';
import type { PivotSums } from './answer.ts';
import { notCounted } from './columns.ts';
import type { Counted } from './counted.ts';
import type { Measure } from './measures.ts';
import type { Selection } from './selection.ts';

/** Sums of each place by month: rows of the grid Church > Group by Year > Month. Places without anything are left out. */
export function pivotOf(
  measure: Measure,
  { columns }: Counted,
  { places, parts, valuesOf }: Selection,
): PivotSums[] {
  const numbers = valuesOf(measure);
  return places.flatMap(({ here, period, missing }) => {
    const { rows } = period;
    if (rows.length === 0 && missing.length === 0) return [];
    const values = parts.map((): number | null => null);
    const met = parts.map(() => 0);
    const gaps = parts.map(() => 0);
    for (let at = 0; at < rows.length; at++) {
      const [row, part] = [rows[at] ?? 0, period.parts[at] ?? 0];
      addTo(met, part, columns.met[row] ?? 0);
      const value = numbers[row] ?? notCounted;
      if (value !== notCounted) values[part] = (values[part] ?? 0) + value;
    }
    for (const part of missing) addTo(gaps, part, 1);
    return [{ id: here.id, churchId: here.churchId, values, met, missing: gaps }];
  });
}
