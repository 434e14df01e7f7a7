import { type PolicyNumbers, usualPolicy } from '../churches/policy-numbers.ts';

/** First age of teens, and of adults; everybody younger than a teen is a child. */
export type AgeBands = Pick<PolicyNumbers, 'teenFrom' | 'adultFrom'>;

/** Product facts 9.3: a child is under 13, a teen under 20. */
export const usualBands: AgeBands = {
  teenFrom: usualPolicy.teenFrom,
  adultFrom: usualPolicy.adultFrom,
};
