import * as z from 'zod/mini';

/** Years beyond 9999 have a sign and six digits, as `Date` writes them for a clock that is far off. */
const pattern =
  /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether text names a moment in time in ISO 8601, with its zone. */
export function isInstant(text: string): boolean {
  return pattern.test(text) && !Number.isNaN(Date.parse(text));
}

/** A moment in time as text: ISO 8601 with its zone, such as 2026-11-22T09:41:00.000Z. */
export const instant = z
  .string('Write the time as 2026-11-22T09:41:00Z')
  .check(z.refine(isInstant, 'Write the time as 2026-11-22T09:41:00Z'));

/** The calendar date of an instant in UTC, yyyy-MM-dd; empty for what is no instant. */
export function utcDay(text: string): string {
  return isInstant(text) ? (new Date(text).toISOString().split('T')[0] ?? '') : '';
}
