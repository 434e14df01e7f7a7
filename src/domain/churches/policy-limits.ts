import type { PolicyNumbers } from './policy-numbers.ts';
import type { PolicyTimes } from './policy-times.ts';

/** Lowest and highest value of each number. */
export const policyLimits: Readonly<
  Record<keyof PolicyNumbers | keyof PolicyTimes, { min: number; max: number }>
> = {
  allowBackdateDays: { min: 0, max: 3660 },
  teenFrom: { min: 1, max: 99 },
  adultFrom: { min: 2, max: 100 },
  dueHoursAfter: { min: 1, max: 168 },
  lateAfterHours: { min: 1, max: 336 },
};
