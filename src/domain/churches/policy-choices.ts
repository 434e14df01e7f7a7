/** Groups of people that the reports of a church ask for beside the attendance. */
export interface PolicyChoices {
  /** Adults, children and teens. */
  asksAges: boolean;
  /** Males and females. */
  asksGender: boolean;
}

/** Of a church that has no policy of its own. */
export const usualChoices: PolicyChoices = { asksAges: true, asksGender: true };
