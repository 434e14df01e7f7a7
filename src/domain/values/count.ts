/** More people than any service has ever held; keeps a slip of the finger out of the totals. */
export const largestCount = 999_999;

/**
 * Reads text that a person typed or pasted into a counter: a count, `null` for nothing, or the sentence that
 * says why it cannot be one. Spaces between thousands are read; signs, decimals and words are not.
 */
export function parseCount(
  typed: string,
): { ok: true; count: number | null } | { ok: false; problem: string } {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { ok: true, count: null };
  if (/^-\d/.test(text)) return { ok: false, problem: 'Enter 0 or more' };
  if (/^\d+[.,]\d+$/.test(text)) {
    return { ok: false, problem: 'Enter a whole number, without decimals' };
  }
  if (!/^\d+$/.test(text)) return { ok: false, problem: 'Enter the number in digits, such as 42' };
  const value = Number(text);
  if (value > largestCount) {
    return { ok: false, problem: 'This is more than 999 999. Check the number' };
  }
  return { ok: true, count: value };
}
