import * as z from 'zod/mini';
import type { FieldErrors } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { reportPolicy, type ReportPolicy } from './entities.ts';

const { churchId, allowBackdateDays, teenFrom, adultFrom } = reportPolicy.schema.shape;

export type PolicyNumbers = Pick<ReportPolicy, 'allowBackdateDays' | 'teenFrom' | 'adultFrom'>;

/** How each number is asked for, and between which it is. */
export const policyFields = {
  allowBackdateDays: {
    label: 'Days back',
    hint: 'How many days after a service its report can still be submitted.',
    min: 0,
    max: 3660,
  },
  teenFrom: {
    label: 'Teens from',
    hint: 'The age from which a child counts as a teen.',
    min: 1,
    max: 99,
  },
  adultFrom: {
    label: 'Adults from',
    hint: 'The age from which a teen counts as an adult.',
    min: 2,
    max: 100,
  },
} as const satisfies Record<keyof PolicyNumbers, object>;

/** What is wrong with the numbers, field by field. */
export function policyErrors(numbers: PolicyNumbers): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, { min, max }] of Object.entries(policyFields)) {
    const value: unknown = Reflect.get(numbers, field);
    const isFine = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    if (!isFine) errors[field] = `Write a whole number from ${min} to ${max}`;
  }
  if (Object.keys(errors).length === 0 && numbers.adultFrom <= numbers.teenFrom) {
    errors['adultFrom'] = 'Adults are older than teens. Write a higher age';
  }
  return errors;
}

/** Whoever counts next is asked by it, so it is saved at once or not at all. */
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
