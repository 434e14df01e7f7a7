/** Without 0 O 1 I L: read aloud and copied by hand. 31 letters, a prime, so one wrong or two swapped show. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const bodyLength = 6;

function checkLetter(body: string): string {
  const sum = [...body].reduce(
    (total, letter, at) => total + letters.indexOf(letter) * (at + 2),
    0,
  );
  return letters.charAt(sum % letters.length);
}

/**
 * A receipt number such as 'K7M-2QP-9': six letters and a check letter.
 *
 * @param random whole number from 0 below 31 ** 6
 */
export function receiptNumber(random: number): string {
  let rest = random;
  let body = '';
  for (let at = 0; at < bodyLength; at++) {
    body += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  return `${body.slice(0, 3)}-${body.slice(3)}-${checkLetter(body)}`;
}

export const receiptNumbers = letters.length ** bodyLength;

/** Whether what was read aloud or copied can be a receipt number. Case and dashes do not matter. */
export function isReceiptNumber(text: string): boolean {
  const plain = text.toUpperCase().replaceAll('-', '').trim();
  if (plain.length !== bodyLength + 1) return false;
  if ([...plain].some((letter) => !letters.includes(letter))) return false;
  return checkLetter(plain.slice(0, bodyLength)) === plain.at(-1);
}
