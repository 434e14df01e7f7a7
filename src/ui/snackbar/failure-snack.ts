import { Failure } from '#domain/errors.ts';
import { errorSnack, type Snack } from './snackbars.ts';

/**
 * Message to a person who waits for a request when it fails (S8-001, S8-002, S8-006 to S8-008).
 * Null for 401: the session says that itself.
 */
export function failureSnack(failure: unknown, inProduction: boolean): Snack | null {
  if (!(failure instanceof Failure)) return errorSnack('Something has gone wrong.');
  if (failure.status === 401) return null;
  if (failure.status === 402 && failure.suggestedPlan !== undefined) {
    return errorSnack(`${failure.message}. Please upgrade to ${failure.suggestedPlan}.`);
  }
  // The device says what it needs, and an administrator sees the app as somebody else: nothing went wrong.
  if ([423, 507].includes(failure.status)) return errorSnack(`${failure.message}.`);
  return errorSnack(inProduction ? 'Something has gone wrong.' : failure.message);
}
