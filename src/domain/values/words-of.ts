const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of HTML, for a place that shows no HTML: never put back into a page as HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
