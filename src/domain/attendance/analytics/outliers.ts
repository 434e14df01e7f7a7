import { firstFrom } from '../../values/first-from.ts';

/** Reports of a service or group from which on something can be called unusual. */
const fewest = 8;
/** Of a normal distribution, the deviation is so many times the median of the distances. */
const perDistance = 1.4826;
const deviations = 3.5;
/** Nearer to the usual than this share of it is never unusual, however alike the others are. */
const leastShare = 0.25;

function medianOf(sorted: ArrayLike<number>): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The median of the distances to a number: from it outwards on both sides, which needs no order of its own. */
function medianDistance(sorted: ArrayLike<number>, from: number): number {
  let above = firstFrom(sorted, from);
  let below = above - 1;
  let [nearer, distance] = [0, 0];
  for (let taken = 0; taken <= sorted.length >> 1; taken++) {
    nearer = distance;
    const down = below < 0 ? Number.POSITIVE_INFINITY : from - (sorted[below] ?? 0);
    const up = above < sorted.length ? (sorted[above] ?? 0) - from : Number.POSITIVE_INFINITY;
    distance = Math.min(down, up);
    if (down <= up) below -= 1;
    else above += 1;
  }
  return sorted.length % 2 === 1 ? distance : (nearer + distance) / 2;
}

/**
 * The usual count of a service or group, and how far from it a count is still usual: 3,5 deviations, told by the
 * median of the distances to the median, which the unusual counts themselves hardly move. Null for too few counts.
 *
 * @param sorted counts, the smallest first
 */
export function usualOf(sorted: ArrayLike<number>): { usual: number; within: number } | null {
  if (sorted.length < fewest) return null;
  const usual = medianOf(sorted);
  const distance = medianDistance(sorted, usual);
  return { usual, within: Math.max(deviations * perDistance * distance, leastShare * usual) };
}
