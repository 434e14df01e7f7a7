import { dateOfDay } from '../../values/dates/day-number.ts';
import type { Outlier } from './answer.ts';
import { notCounted, type Numbers } from './columns.ts';
import type { Counted } from './counted.ts';
import type { Measure } from './measures.ts';
import { usualOf } from './outliers.ts';
import type { Selection } from './selection.ts';

/** Outliers that are named, the newest first. */
const mostOutliers = 100;

/** Puts the counts of a place in their order, into room that all places share: there may be thousands of them. */
function sorter(room: Numbers, values: Numbers) {
  return (rows: Int32Array): Numbers => {
    let count = 0;
    for (let at = 0; at < rows.length; at++) {
      const value = values[rows[at] ?? 0] ?? notCounted;
      if (value === notCounted) continue;
      room[count] = value;
      count += 1;
    }
    return room.subarray(0, count).toSorted();
  };
}

/** Counts far from what is usual of their service or group in the period. */
export function outliersOf(
  measure: Measure,
  { columns }: Counted,
  { places, valuesOf }: Selection,
): Outlier[] {
  const values = valuesOf(measure);
  const longest = places.reduce((most, { period }) => Math.max(most, period.rows.length), 0);
  const sorted = sorter(
    values instanceof Int32Array ? new Int32Array(longest) : new Float64Array(longest),
    values,
  );
  const found: Outlier[] = [];
  for (const { here, period } of places) {
    const usual = usualOf(sorted(period.rows));
    if (!usual) continue;
    for (let at = 0; at < period.rows.length; at++) {
      const row = period.rows[at] ?? 0;
      const value = values[row] ?? notCounted;
      if (value === notCounted || Math.abs(value - usual.usual) <= usual.within) continue;
      const date = dateOfDay(columns.day[row] ?? 0);
      found.push({ placeId: here.id, churchId: here.churchId, date, value, usual: usual.usual });
    }
  }
  return found
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.placeId.localeCompare(b.placeId))
    .slice(0, mostOutliers);
}
