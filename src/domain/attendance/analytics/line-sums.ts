import type { AnalyticsLine } from './answer.ts';

/** Sums of a line while reports are gone through, one for each part of time. */
export interface LineSums {
  id: string;
  sums: Float64Array;
  counted: Uint32Array;
  missing: Uint32Array;
  before: Float64Array;
  countedBefore: Uint32Array;
  missingBefore: Uint32Array;
}

export function lineSums(id: string, parts: number): LineSums {
  return {
    id,
    sums: new Float64Array(parts),
    counted: new Uint32Array(parts),
    missing: new Uint32Array(parts),
    before: new Float64Array(parts),
    countedBefore: new Uint32Array(parts),
    missingBefore: new Uint32Array(parts),
  };
}

/**
 * Sums without those of which nothing was counted. `isWhole`: nor those of which a report is missing, since half
 * of a Sunday beside whole ones would look like a fall.
 */
function known(
  sums: Float64Array,
  counted: Uint32Array,
  missing: Uint32Array,
  isWhole: boolean,
): (number | null)[] {
  return Array.from(sums, (sum, at) =>
    counted[at] === 0 || (isWhole && (missing[at] ?? 0) > 0) ? null : sum,
  );
}

export function lineOf(line: LineSums, isWhole: boolean, comparesYear: boolean): AnalyticsLine {
  return {
    id: line.id,
    values: known(line.sums, line.counted, line.missing, isWhole),
    before: comparesYear ? known(line.before, line.countedBefore, line.missingBefore, isWhole) : [],
    missing: [...line.missing],
  };
}
