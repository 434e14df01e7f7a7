/** The first place from `low` to below `high` in sorted numbers that is not before a number; `high` where there is none. */
export function firstFrom(
  sorted: ArrayLike<number>,
  number: number,
  low = 0,
  high = sorted.length,
): number {
  let [begin, end] = [low, high];
  while (begin < end) {
    const middle = (begin + end) >> 1;
    if ((sorted[middle] ?? 0) < number) begin = middle + 1;
    else end = middle;
  }
  return begin;
}
