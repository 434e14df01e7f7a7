import * as z from 'zod/mini';
import type { FieldErrors } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { fieldEdit } from '../edit-schema.ts';
import { reportPolicy, wholeWithin } from './entities.ts';
import { policyLimits } from './policy-limits.ts';
import type { PolicyNumbers } from './policy-numbers.ts';
import { type PolicyTimes, usualTimes } from './policy-times.ts';
import { reportPolicyPolicy, saveReportPolicyName, wholePolicy } from './report-policy-policy.ts';

const { churchId, allowBackdateDays, teenFrom, adultFrom, asksAges, asksGender } =
  reportPolicy.schema.shape;

type SaidNumbers = PolicyNumbers & { [Field in keyof PolicyTimes]?: number | null | undefined };

/** A sentence for each number that is wrong, by its field. Times that nobody said are the usual ones. */
export function policyErrors({ dueHoursAfter, lateAfterHours, ...ages }: SaidNumbers): FieldErrors {
  const errors: FieldErrors = {};
  const times = {
    dueHoursAfter: dueHoursAfter ?? usualTimes.dueHoursAfter,
    lateAfterHours: lateAfterHours ?? usualTimes.lateAfterHours,
  };
  for (const [field, { min, max }] of Object.entries(policyLimits)) {
    const value: unknown = Reflect.get({ ...ages, ...times }, field);
    const isFine = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    if (!isFine) errors[field] = `Write a whole number from ${min} to ${max}`;
  }
  if (Object.keys(errors).length > 0) return errors;
  if (ages.adultFrom <= ages.teenFrom) {
    errors['adultFrom'] = 'Adults are older than teens. Write a higher age';
  }
  if (times.lateAfterHours < times.dueHoursAfter) {
    errors['lateAfterHours'] = 'A report is late once it is due. Write more hours, or the same';
  }
  return errors;
}

const hours = {
  dueHoursAfter: wholeWithin(policyLimits.dueHoursAfter),
  lateAfterHours: wholeWithin(policyLimits.lateAfterHours),
};

/** Field -> what it was, and what it shall be. What is left out stays. */
const edits = z.object({
  allowBackdateDays: fieldEdit(allowBackdateDays, z.unknown()),
  teenFrom: fieldEdit(teenFrom, z.unknown()),
  adultFrom: fieldEdit(adultFrom, z.unknown()),
  asksAges: fieldEdit(z.boolean(), z.unknown()),
  asksGender: fieldEdit(z.boolean(), z.unknown()),
  dueHoursAfter: fieldEdit(hours.dueHoursAfter, z.unknown()),
  lateAfterHours: fieldEdit(hours.lateAfterHours, z.unknown()),
  requireVerification: fieldEdit(z.boolean(), z.unknown()),
  remindsMissing: fieldEdit(z.boolean(), z.unknown()),
});

const says = 'Say the edits, or all three numbers';

export const saveReportPolicy = defineOperation({
  name: saveReportPolicyName,
  method: 'PUT',
  path: '/api/v1/churches/{churchId}/reportpolicy',
  status: 200,
  input: z
    .object({
      churchId,
      edits: z.optional(edits),
      // Instead of edits: all three numbers, whatever they were. So programs from before edits save it, and those say no choices.
      allowBackdateDays: z.optional(allowBackdateDays),
      teenFrom: z.optional(teenFrom),
      adultFrom: z.optional(adultFrom),
      asksAges,
      asksGender,
    })
    .check(z.refine((input) => input.edits !== undefined || wholePolicy(input) !== null, says)),
  /** The id of the church. */
  output: z.object({ id: uuid }),
  may: 'church.edit',
  subject: (input) => ({ kind: 'church', id: input.churchId }),
  offline: reportPolicyPolicy,
  summary: 'Say how the reports of a church are taken',
});
