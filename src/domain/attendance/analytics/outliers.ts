/** Reports of a service or group from which on something can be called unusual. */
const fewest = 8;
/** Of a normal distribution, the deviation is so many times the median of the distances. */
const perDistance = 1.4826;
const deviations = 3.5;
/** Nearer to the usual than this share of it is never unusual, however alike the others are. */
const leastShare = 0.25;

function medianOf(values: Float64Array): number {
  // Without a comparison of its own: thousands of lists are asked at once.
  const sorted = values.toSorted();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * The usual count of a service or group, and how far from it a count is still usual: 3,5 deviations, told by the
 * median of the distances to the median, which the unusual counts themselves hardly move. Null for too few counts.
 */
export function usualOf(values: readonly number[]): { usual: number; within: number } | null {
  if (values.length < fewest) return null;
  const usual = medianOf(Float64Array.from(values));
  const distance = medianOf(Float64Array.from(values, (value) => Math.abs(value - usual)));
  return { usual, within: Math.max(deviations * perDistance * distance, leastShare * usual) };
}
