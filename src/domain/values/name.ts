import * as z from 'zod/mini';
import { isStorableText } from './text.ts';

/** Line breaks and other controls, and marks that turn the direction of the text around them. */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** Letters and signs by their class, of which a reader sees nothing. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether text is one line of characters that a reader sees. */
export function isVisibleLine(text: string): boolean {
  if (!isStorableText(text) || forbidden.test(text)) return false;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blank, ''));
}

/**
 * The name of a person, a church or a thing: trimmed, one line of visible characters. Names stand in
 * mails, notifications and lists, where a line break or a turned direction would forge other words.
 */
export function name(min: number, max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(min, min === 1 ? 'Fill this in' : `Use at least ${min} characters`),
      z.maxLength(max, `Use at most ${max} characters`),
      z.refine(isVisibleLine, 'Write it on one line, without hidden characters'),
    );
}
