// Made of the manifests by `npm run features`: change a feature.ts instead.
import { splitOperation } from './groups/split-operation.ts';
import type { Operation } from './operation.ts';

/** Queued operations that the service worker brings with the registers. */
export const besideRegisters: readonly Operation[] = [splitOperation];
