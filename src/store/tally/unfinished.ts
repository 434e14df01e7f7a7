import type { Tally } from './tally.ts';

/** Whether there are counts that no report has yet. */
export function isUnfinished({ finished, taps }: Tally): boolean {
  return finished === null && taps.length > 0;
}
