/** RFC 6350, 3.4. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

export function unescaped(value: string): string {
  return value.replaceAll(/\\([^])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** The parts of a value, still escaped. */
export function partsOf(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\[^]|[^]/g)) {
    if (piece === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}
