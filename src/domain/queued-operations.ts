import {
  decideReport,
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from './attendance/operations.ts';
import type { Operation } from './operation.ts';

/**
 * The operations that the service worker answers itself. Named one by one: through the registry it
 * would carry the schemas of every other operation too.
 */
export const queuedOperations: readonly Operation[] = [
  submitChurchReport,
  submitGroupReport,
  decideReport,
  voidReport,
];
