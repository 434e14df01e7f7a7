type Read = { ok: true; value: number } | { ok: false; problem: string };

/** '0,14': with a comma, as amounts are written here. */
export function decimalWords(value: number): string {
  return String(value).replace('.', ',');
}

/** A number with decimals behind a comma or a point, 0 or more. Nothing is 0. */
export function readDecimal(most: number, unit: string): (typed: string) => Read {
  return (typed) => {
    const text = typed
      .replace(unit, '')
      .replaceAll(/[\s\u00a0\u202f]/g, '')
      .replace(',', '.');
    if (text === '') return { ok: true, value: 0 };
    if (!/^-?\d*\.?\d+$/.test(text)) {
      return { ok: false, problem: 'Enter a number, such as 12,5' };
    }
    const value = Number(text);
    if (value < 0) return { ok: false, problem: 'Enter 0 or more' };
    if (value > most) return { ok: false, problem: `Enter at most ${decimalWords(most)} ${unit}` };
    return { ok: true, value };
  };
}
