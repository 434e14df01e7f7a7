import * as z from 'zod/mini';
import { isLocalDate, localDatePattern } from './is-local-date.ts';

/**
 * A calendar date without a time, `yyyy-MM-dd`. It belongs to a church's zone by agreement and is
 * handled as text or as UTC midnight, so that no device's zone can shift it.
 */
export const localDate = z
  .string('Choose a date')
  .check(
    z.regex(localDatePattern, 'Write the date as yyyy-MM-dd, such as 2026-11-22'),
    z.refine(isLocalDate, 'This day does not exist. Check the date'),
  );
