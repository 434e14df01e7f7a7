// Made of the manifests by `npm run features`: change a feature.ts instead.
import { submitChurchReport, submitGroupReport } from './attendance/operations.ts';
import type { Operation } from './operation.ts';

/** The queued operations that a submit grant delivers: the service worker has them at each start. */
export const submissions: readonly Operation[] = [submitChurchReport, submitGroupReport];
