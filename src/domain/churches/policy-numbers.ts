/** Rules for the reports of a church: days that a report may lie in the past, and the first age of teens and of adults. */
export interface PolicyNumbers {
  allowBackdateDays: number;
  teenFrom: number;
  adultFrom: number;
}

/** The policy of a church that has none of its own: a child is under 13, a teen 13 to 19, an adult 20 or older. */
export const usualPolicy: PolicyNumbers = { allowBackdateDays: 60, teenFrom: 13, adultFrom: 20 };
