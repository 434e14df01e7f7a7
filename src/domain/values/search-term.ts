import * as z from 'zod/mini';
import { nameWords } from './name-words.ts';
import { isStorableText } from './text.ts';

/** S5-004, S9-001: shorter than this nobody looks for anything. */
export const shortestTerm = 2;
/** S5-006, S9-001, milliseconds. */
export const searchDebounce = 300;
/** Results of a search: who looks for more writes more of the name. */
export const mostFound = 20;

/** None at all is an empty search. */
export const searchTerm = z.optional(
  z
    .string()
    .check(
      z.maxLength(100, 'Use at most 100 characters'),
      z.refine(isStorableText, 'Remove the unreadable characters'),
    ),
);

/** The words to look for, as many as a name may have. */
export function wordsLookedFor(term: string | undefined): string[] {
  return nameWords(term ?? '').slice(0, 5);
}
