import { unescapeHtml } from './escape-html.ts';

/** The words of HTML, for a place that shows no HTML: never put back into a page as HTML. */
export function wordsOf(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
