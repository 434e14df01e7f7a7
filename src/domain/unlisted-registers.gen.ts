// Made of the manifests by `npm run features`: change a feature.ts instead.
import { rolls } from './rolls/rolls.ts';
import type { Register } from './register/register.ts';

/** The registers that have no lists, forms and operations. */
export const unlistedRegisters: readonly Register[] = [rolls];
