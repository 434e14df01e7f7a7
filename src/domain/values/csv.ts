/** Separators between the cells of a line. */
export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * A cell that a spreadsheet would run as a formula is told to be text (B24). One that is told so
 * already gets another mark, so that taking one away restores each.
 */
function marked(value: string): string {
  return /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** The cell as it was before `csv` marked it. */
export function unmarked(text: string): string {
  return text.replace(/^'('*[=+\-@\t\r])/, '$1');
}

/** Quoted wherever it holds a delimiter, also another one: a reader guesses which one it is. */
function cell(value: string): string {
  const safe = marked(value);
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark that tells spreadsheets it is UTF-8. */
export function csv(rows: readonly (readonly string[])[], delimiter: Delimiter = ','): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;
}
