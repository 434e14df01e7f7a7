import { isLocalDate } from '#domain/values/dates/is-local-date.ts';

/** No `yyyy-MM-dd` comes after it. */
export const endOfTime = '9999-12-31';

/** Why what was typed is no day that can be chosen, in words; null where it is one. */
export function problemWith(typed: string, last: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) {
    return 'Write the date as yyyy-MM-dd, such as 2026-11-22';
  }
  if (!isLocalDate(typed)) return 'This day does not exist. Check the date';
  if (typed > last) return 'This date is still to come. Choose today or an earlier date';
  return null;
}
