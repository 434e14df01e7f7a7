/** More than any cell has ever given; keeps a slip of the finger out of the sums. */
const mostRand = 9_999_999;

/**
 * Reads a typed amount: cents, `null` for nothing, or the sentence that says why it
 * cannot be one. 'R 1 240,00', '1240' and '1240.5' are read.
 */
export function parseRand(
  typed: string,
): { ok: true; minor: number | null } | { ok: false; problem: string } {
  const text = typed.replace(/^\s*R/i, '').replaceAll(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { ok: true, minor: null };
  if (text.startsWith('-')) return { ok: false, problem: 'Enter 0 or more' };
  if (/^\d{1,3}([.,]\d{3})+/.test(text)) {
    return { ok: false, problem: 'Leave out what stands between thousands, such as 1240,50' };
  }
  const read = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!read) return { ok: false, problem: 'Enter Rand and cents, such as 1 240,50' };
  const whole = Number(read[1]);
  if (whole > mostRand) {
    return { ok: false, problem: 'This is more than R 9 999 999. Check the amount' };
  }
  return { ok: true, minor: whole * 100 + Number((read[2] ?? '').padEnd(2, '0')) };
}
