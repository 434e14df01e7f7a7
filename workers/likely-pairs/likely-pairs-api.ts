import type { LikelyPair } from '#domain/duplicates/likely-pairs.ts';

export interface PairsFound {
  /** The strongest reasons first. */
  pairs: LikelyPair[];
  /** Pairs that there are: a page shows no more than it gets. */
  total: number;
  /** People who were looked at. */
  people: number;
}

/** The part that is done, from 0 to 1. What it answers is waited for. */
export type OnPart = (part: number) => unknown;

/** Looks through the people whom the device holds. */
export interface LikelyPairs {
  find(onPart: OnPart): Promise<PairsFound>;
}
