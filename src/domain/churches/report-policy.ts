import * as z from 'zod/mini';
import type { FieldErrors } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { reportPolicy } from './entities.ts';
import { policyLimits, type PolicyNumbers } from './policy-numbers.ts';

const { churchId, allowBackdateDays, teenFrom, adultFrom } = reportPolicy.schema.shape;

/** The words of each number's field. */
export const policyFields = {
  allowBackdateDays: {
    label: 'Days back',
    hint: 'How many days after a service its report can still be submitted.',
  },
  teenFrom: {
    label: 'Teens from',
    hint: 'The age from which a child counts as a teen.',
  },
  adultFrom: {
    label: 'Adults from',
    hint: 'The age from which a teen counts as an adult.',
  },
} as const satisfies Record<keyof PolicyNumbers, object>;

/** A sentence for each number that is wrong, by its field. */
export function policyErrors(numbers: PolicyNumbers): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, { min, max }] of Object.entries(policyLimits)) {
    const value: unknown = Reflect.get(numbers, field);
    const isFine = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    if (!isFine) errors[field] = `Write a whole number from ${min} to ${max}`;
  }
  if (Object.keys(errors).length === 0 && numbers.adultFrom <= numbers.teenFrom) {
    errors['adultFrom'] = 'Adults are older than teens. Write a higher age';
  }
  return errors;
}

/** Needs a connection: a policy that waits on one device would not hold for reports that others submit. */
export const saveReportPolicy = defineOperation({
  name: 'churches.saveReportPolicy',
  method: 'PUT',
  path: '/api/v1/churches/{churchId}/reportpolicy',
  status: 200,
  input: z.object({ churchId, allowBackdateDays, teenFrom, adultFrom }),
  output: z.object({ id: uuid }),
  may: 'church.edit',
  subject: (input) => ({ kind: 'church', id: input.churchId }),
  offline: 'network',
  summary: 'Say how the reports of a church are taken',
});
