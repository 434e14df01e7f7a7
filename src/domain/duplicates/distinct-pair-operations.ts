import { registerOperations } from '../register/register-operations.ts';
import { distinctPairs } from './distinct-pairs.ts';

export const distinctPairOperations = registerOperations(distinctPairs);
