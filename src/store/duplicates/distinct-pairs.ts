import { distinctPairs } from '#domain/duplicates/distinct-pairs.ts';
import { registerQueries } from '../register/register-queries.ts';

export const distinctPairQueries = registerQueries(distinctPairs);
