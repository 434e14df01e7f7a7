/**
 * Reads a typed phone number: `+27825550142`, `null` for nothing, or the sentence that
 * says why it cannot be one. A number that begins with 0 is South African.
 */
export function parsePhone(
  typed: string,
): { ok: true; number: string | null } | { ok: false; problem: string } {
  const text = typed.replaceAll(/[\s\u00a0().-]/g, '');
  if (text === '') return { ok: true, number: null };
  if (!/^\+?\d+$/.test(text)) {
    return { ok: false, problem: 'Use digits only, such as 082 555 0142' };
  }
  const number = text.startsWith('00') ? `+${text.slice(2)}` : text.replace(/^0/, '+27');
  if (!number.startsWith('+')) {
    return { ok: false, problem: 'Begin with 0, or with + and the country' };
  }
  const isWhole = number.startsWith('+27') ? number.length === 12 : /^\+\d{8,15}$/.test(number);
  if (!isWhole) return { ok: false, problem: 'A digit is missing or too many. Check the number' };
  return { ok: true, number };
}

/** Address that dials a number. Kept as somebody typed it, a number may have any signs. */
export const phoneLink = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/** '082 555 0142' for South African numbers, as it is for others. */
export function spokenPhone(number: string): string {
  const own = /^\+27(\d{2})(\d{3})(\d{4})$/.exec(number);
  return own ? `0${own[1]} ${own[2]} ${own[3]}` : number;
}
