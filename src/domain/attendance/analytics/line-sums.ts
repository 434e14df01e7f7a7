import { addTo } from './add-to.ts';
import type { AnalyticsLine } from './answer.ts';
import { notCounted, type Numbers } from './columns.ts';
import type { RowsByPart, WantedPlace } from './selection.ts';

interface Sums {
  sums: Float64Array;
  counted: Uint32Array;
  missing: Uint32Array;
}

/** Sums of a line while reports are gone through, one for each part of time. */
export interface LineSums {
  id: string;
  period: Sums;
  before: Sums;
}

const sumsOf = (parts: number): Sums => ({
  sums: new Float64Array(parts),
  counted: new Uint32Array(parts),
  missing: new Uint32Array(parts),
});

export function lineSums(id: string, parts: number): LineSums {
  return { id, period: sumsOf(parts), before: sumsOf(parts) };
}

function addRows({ sums, counted }: Sums, { rows, parts }: RowsByPart, values: Numbers) {
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? notCounted;
    if (value === notCounted) continue;
    const part = parts[at] ?? 0;
    addTo(sums, part, value);
    addTo(counted, part, 1);
  }
}

/** Adds one number of the reports of a place to a line. */
export function addPlace(line: LineSums, place: WantedPlace, values: Numbers): void {
  addRows(line.period, place.period, values);
  addRows(line.before, place.before, values);
  for (const part of place.missing) addTo(line.period.missing, part, 1);
  for (const part of place.missingBefore) addTo(line.before.missing, part, 1);
}

/**
 * Sums without those of which nothing was counted. `isWhole`: nor those of which a report is missing, since half
 * of a Sunday beside whole ones would look like a fall.
 */
function known({ sums, counted, missing }: Sums, isWhole: boolean): (number | null)[] {
  return Array.from(sums, (sum, at) =>
    counted[at] === 0 || (isWhole && (missing[at] ?? 0) > 0) ? null : sum,
  );
}

export function lineOf(line: LineSums, isWhole: boolean, comparesYear: boolean): AnalyticsLine {
  return {
    id: line.id,
    values: known(line.period, isWhole),
    before: comparesYear ? known(line.before, isWhole) : [],
    missing: [...line.period.missing],
  };
}
