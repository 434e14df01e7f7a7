import { usualPolicy } from '../churches/policy-numbers.ts';
import { policyErrors } from '../churches/report-policy.ts';
import { sameValue } from '../editing.ts';
import type { FieldErrors } from '../errors.ts';
import type { Organisation } from './entities.ts';
import { wordErrors } from './own-words.ts';
import { termsOf } from './terms.ts';
import { wordKinds } from './word-kinds.ts';

/** A sentence for each age and each word that became something wrong. */
export function termErrors(row: Organisation, before: Organisation): FieldErrors {
  const [terms, termsBefore] = [termsOf(row), termsOf(before)];
  const bandsIn = ({ teenFrom, adultFrom }: typeof terms) => ({ teenFrom, adultFrom });
  const [bands, bandsBefore] = [bandsIn(terms), bandsIn(termsBefore)];
  const words = wordKinds
    .filter(({ field }) => !sameValue(terms[field], termsBefore[field]))
    .map((kind) => wordErrors(kind, terms[kind.field]));
  return Object.assign(
    {},
    !sameValue(bands, bandsBefore) && policyErrors({ ...usualPolicy, ...bands }),
    ...words,
  );
}
