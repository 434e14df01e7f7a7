import type { ReportPolicy } from './entities.ts';
import { type PolicyChoices, usualChoices } from './policy-choices.ts';
import { type PolicyNumbers, usualPolicy } from './policy-numbers.ts';

/** All that the report policy of a church says. */
export interface PolicyRules extends PolicyNumbers, PolicyChoices {}

/** Also of a church without a policy, and of a row from before the choices: both ask everything. */
export function rulesOf(policy: ReportPolicy | null | undefined): PolicyRules {
  const { allowBackdateDays, teenFrom, adultFrom } = policy ?? usualPolicy;
  return {
    allowBackdateDays,
    teenFrom,
    adultFrom,
    asksAges: policy?.asksAges ?? usualChoices.asksAges,
    asksGender: policy?.asksGender ?? usualChoices.asksGender,
  };
}
