import * as z from 'zod/mini';

/** Whether text can be stored and sent as it is: PostgreSQL takes no NUL, UTF-8 no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** One line of text, trimmed, between `min` and `max` UTF-16 units. */
export function line(min: number, max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.refine(isStorableText, 'Remove the unreadable characters'),
      z.minLength(min, min === 1 ? 'Fill this in' : `Use at least ${min} characters`),
      z.maxLength(max, `Use at most ${max} characters`),
    );
}
