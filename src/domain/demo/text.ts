import * as z from 'zod/mini';
import { isStorableText } from '../values/text.ts';

/** Words that somebody types into a demo app, of at most `max` characters. */
export function text(max: number) {
  return z
    .string()
    .check(
      z.refine(isStorableText, 'Remove the unreadable characters'),
      z.maxLength(max, `Use at most ${max} characters`),
    );
}

/** Id of a row of a demo app. */
export const rowId = text(60);
