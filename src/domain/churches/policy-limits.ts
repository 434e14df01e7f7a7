import type { PolicyNumbers } from './policy-numbers.ts';

/** Lowest and highest value of each number. */
export const policyLimits: Readonly<Record<keyof PolicyNumbers, { min: number; max: number }>> = {
  allowBackdateDays: { min: 0, max: 3660 },
  teenFrom: { min: 1, max: 99 },
  adultFrom: { min: 2, max: 100 },
};
