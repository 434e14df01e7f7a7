import { escapeHtml, unescapeHtml } from './escape-html.ts';
import { folded } from './name-words.ts';

/** A piece of a label, and whether it is what somebody looked for. */
export interface LabelPart {
  /** Its place among the pieces. */
  at: number;
  text: string;
  marked: boolean;
}

/** Number of UTF-16 units of `word`, as it is written, that make up `length` folded ones. */
function lengthAsWritten(word: string, length: number): number {
  let at = 0;
  let seen = 0;
  for (const letter of word) {
    const more = folded(letter).length;
    // A unit that folds to nothing belongs to the letter before it.
    if (seen >= length && more > 0) break;
    seen += more;
    at += letter.length;
  }
  return at;
}

function markedWord(word: string, lookedFor: readonly string[]): string {
  const begun = lookedFor.filter((one) => folded(word).startsWith(one));
  const longest = Math.max(0, ...begun.map((one) => one.length));
  if (longest === 0) return escapeHtml(word);
  const end = lengthAsWritten(word, longest);
  return `<mark>${escapeHtml(word.slice(0, end))}</mark>${escapeHtml(word.slice(end))}`;
}

/** S3-009: a name as HTML, with the beginnings of words that were looked for marked. */
export function markedLabel(name: string, lookedFor: readonly string[]): string {
  return name
    .split(/([^\p{L}\p{M}\p{N}'’]+)/u)
    .map((piece, at) => (at % 2 === 0 ? markedWord(piece, lookedFor) : escapeHtml(piece)))
    .join('');
}

function textOf(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>?/g, ''));
}

/**
 * Visible parts of a label's HTML: text, and its marked words. Every other tag goes, and no part of
 * it is ever markup again, whoever wrote it.
 */
export function labelParts(html: string): LabelPart[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((piece, at) => ({ at, text: textOf(piece), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
