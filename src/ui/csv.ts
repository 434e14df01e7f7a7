/**
 * A cell that a spreadsheet would run as a formula is told to be text (B24). One that is told so
 * already gets another mark, so that taking one away restores each.
 */
function cell(value: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark that tells spreadsheets it is UTF-8. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
