import { usualPolicy } from '../churches/policy-numbers.ts';
import { policyErrors } from '../churches/report-policy.ts';
import { sameValue } from '../editing.ts';
import type { FieldErrors } from '../errors.ts';
import { wordErrors } from '../people/connection-words.ts';
import type { Organisation } from './entities.ts';
import { termsOf } from './terms.ts';

/** A sentence for each age and each word that became something wrong. */
export function termErrors(row: Organisation, before: Organisation): FieldErrors {
  const { connectionWords, ...bands } = termsOf(row);
  const { connectionWords: wordsBefore, ...bandsBefore } = termsOf(before);
  return {
    ...(!sameValue(bands, bandsBefore) && policyErrors({ ...usualPolicy, ...bands })),
    ...(!sameValue(connectionWords, wordsBefore) && wordErrors(connectionWords)),
  };
}
