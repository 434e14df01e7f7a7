import type { ReportPolicy } from './entities.ts';
import { type PolicyChoices, usualChoices } from './policy-choices.ts';
import { type PolicyNumbers, usualPolicy } from './policy-numbers.ts';
import { type PolicyCare, type PolicyTimes, usualCare, usualTimes } from './policy-times.ts';

/** All that the report policy of a church says. */
export interface PolicyRules extends PolicyNumbers, PolicyChoices, PolicyTimes, PolicyCare {}

/** Also of a church without a policy, and of a row from before the later fields: those are as usual. */
export function rulesOf(policy: ReportPolicy | null | undefined): PolicyRules {
  const { allowBackdateDays, teenFrom, adultFrom } = policy ?? usualPolicy;
  return {
    allowBackdateDays,
    teenFrom,
    adultFrom,
    asksAges: policy?.asksAges ?? usualChoices.asksAges,
    asksGender: policy?.asksGender ?? usualChoices.asksGender,
    dueHoursAfter: policy?.dueHoursAfter ?? usualTimes.dueHoursAfter,
    lateAfterHours: policy?.lateAfterHours ?? usualTimes.lateAfterHours,
    requireVerification: policy?.requireVerification ?? usualCare.requireVerification,
    remindsMissing: policy?.remindsMissing ?? usualCare.remindsMissing,
  };
}
