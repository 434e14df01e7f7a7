import { useEffect, useState } from 'react';
import type { PairsFound } from '../../../../workers/likely-pairs/likely-pairs-api.ts';
import { likelyPairsHere } from '../../../api/workers/likely-pairs.ts';

export type LookedThrough =
  /** `part`: of the work, from 0 to 1. */
  { state: 'looking'; part: number } | { state: 'found'; found: PairsFound } | { state: 'failed' };

/** Looks through the people of this device once. */
export function useLikelyPairs(): LookedThrough {
  const [looked, setLooked] = useState<LookedThrough>({ state: 'looking', part: 0 });
  useEffect(() => {
    let left = false;
    const tell = (next: LookedThrough) => left || setLooked(next);
    likelyPairsHere((part) => tell({ state: 'looking', part })).then(
      (found) => tell({ state: 'found', found }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, []);
  return looked;
}
