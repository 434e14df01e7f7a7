/** When the reports of a church are due, and what is done about them. */
export interface PolicyTimes {
  /** Hours after a meeting begins. Without a report it is missing from then on. */
  dueHoursAfter: number;
  /** Hours after a meeting begins. A report that comes in later is late. */
  lateAfterHours: number;
}

/** Five hours: a morning service is due by the early afternoon. A day: an evening one can still be sent the next morning. */
export const usualTimes: PolicyTimes = { dueHoursAfter: 5, lateAfterHours: 24 };

/** Care that a church takes of its reports. */
export interface PolicyCare {
  /** Each report waits to be verified. */
  requireVerification: boolean;
  /** The people who usually report are reminded of a missing report, once. */
  remindsMissing: boolean;
}

export const usualCare: PolicyCare = { requireVerification: false, remindsMissing: false };
