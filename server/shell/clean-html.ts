import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { richTextAddress, type RichTextKind, richTextTags } from '#domain/values/rich-text.ts';

/** Text inside these is not meant to be read: it goes with them. */
const withoutContent = (
  'script style template noscript xmp plaintext iframe noembed noframes textarea title select ' +
  'option object svg math video audio'
).split(' ');

/** White space and control characters: a browser looks past them where it reads an address. */
const unseen = /[\s\p{Cc}]/u;

function hrefOf(written: string): Record<string, string> {
  const href = written.trim();
  return richTextAddress.test(href) && !unseen.test(href) ? { href } : {};
}

function optionsFor(kind: RichTextKind): IOptions {
  return {
    allowedTags: richTextTags[kind],
    nonTextTags: withoutContent,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: hrefOf(href) }) },
  };
}

const options = { line: optionsFor('line'), block: optionsFor('block') };

/**
 * HTML from anywhere as it is stored and sent: only elements that pages show. Pages clean it again.
 * Cleaned twice: where an element is left out, those around it may close each other (`<li><table><li>`).
 */
export function cleanHtml(html: string, kind: RichTextKind): string {
  return sanitizeHtml(sanitizeHtml(html, options[kind]), options[kind]);
}
