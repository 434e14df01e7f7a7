/** Decodes what old phones write: `=C3=A9`. `charset`: as the file names it; unknown ones are read as UTF-8. */
export function fromQuotedPrintable(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const [, code, sign] of value.matchAll(/=([\dA-F]{2})|([^])/giu)) {
    if (code !== undefined) bytes.push(Number.parseInt(code, 16));
    else bytes.push(...new TextEncoder().encode(sign));
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
