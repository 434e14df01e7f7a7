import { firstFrom } from '../../values/first-from.ts';
import type { AnalyticsTotal } from './answer.ts';
import { notCounted } from './columns.ts';
import { measures } from './measures.ts';
import type { Selection, WantedPlace } from './selection.ts';

/** Rows of a place in the whole period, or in one part of it: they are in the order of their parts. */
function rowsIn({ period: { rows, parts } }: WantedPlace, part: number | null): Int32Array {
  if (part === null) return rows;
  const begin = firstFrom(parts, part);
  return rows.subarray(begin, firstFrom(parts, part + 1, begin));
}

/** Sums of all numbers of the reports of places, of the whole period or of one part of it; null where nothing was counted. */
export function totalsOf(
  { valuesOf }: Selection,
  places: readonly WantedPlace[],
  part: number | null = null,
): AnalyticsTotal[] {
  const ranges = places.map((place) => rowsIn(place, part));
  return measures.map((measure) => {
    const values = valuesOf(measure);
    if (values.length === 0) return { measure, sum: null };
    let sum = 0;
    let isCounted = false;
    for (const rows of ranges) {
      // Half a million reports, ten numbers of each: an iterator takes twice as long.
      for (let at = 0; at < rows.length; at++) {
        const value = values[rows[at] ?? 0] ?? notCounted;
        if (value === notCounted) continue;
        sum += value;
        isCounted = true;
      }
    }
    return { measure, sum: isCounted ? sum : null };
  });
}

/** As if nothing was reported. */
export const noTotals = (): AnalyticsTotal[] => measures.map((measure) => ({ measure, sum: null }));

/** Money and people of reports that say both. */
export function perHeadOf({ valuesOf, places }: Selection) {
  const [money, people] = [valuesOf('offering'), valuesOf('attendance')];
  const sums = { minor: 0, people: 0 };
  for (const { period } of places) {
    for (const row of period.rows) {
      const [minor, heads] = [money[row] ?? notCounted, people[row] ?? notCounted];
      if (minor === notCounted || heads === notCounted) continue;
      sums.minor += minor;
      sums.people += heads;
    }
  }
  return sums.people === 0 ? null : sums;
}
