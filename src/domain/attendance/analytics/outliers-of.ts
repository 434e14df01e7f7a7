import { dateOfDay } from '../../values/dates/day-number.ts';
import type { Outlier } from './answer.ts';
import { notCounted } from './columns.ts';
import type { Counted } from './counted.ts';
import type { Measure } from './measures.ts';
import { usualOf } from './outliers.ts';
import type { Selection } from './selection.ts';

/** Outliers that are named, the newest first. */
const mostOutliers = 100;

/** Counts far from what is usual of their service or group in the period. */
export function outliersOf(
  measure: Measure,
  { columns }: Counted,
  { places, valuesOf }: Selection,
): Outlier[] {
  const values = valuesOf(measure);
  const found: Outlier[] = [];
  for (const { here, period } of places) {
    const rows = [...period.rows].filter((row) => values[row] !== notCounted);
    const usual = usualOf(rows.map((row) => values[row] ?? 0));
    if (!usual) continue;
    for (const row of rows) {
      const value = values[row] ?? 0;
      if (Math.abs(value - usual.usual) <= usual.within) continue;
      const date = dateOfDay(columns.day[row] ?? 0);
      found.push({ placeId: here.id, churchId: here.churchId, date, value, usual: usual.usual });
    }
  }
  return found
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.placeId.localeCompare(b.placeId))
    .slice(0, mostOutliers);
}
