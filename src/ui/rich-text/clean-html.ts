import DOMPurify from 'dompurify';
import { richTextAddress, type RichTextKind, richTextTags } from '#domain/values/rich-text.ts';

/** `letter`: a block whose paragraphs are aligned, as the editor writes them. */
export type ShownKind = RichTextKind | 'letter';

/** A link out of the app opens in a tab of its own, and sends no referrer. */
function closeLink(node: Element): void {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  if (/^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('target', '_blank');
}
DOMPurify.addHook('afterSanitizeAttributes', closeLink);

/**
 * HTML from anywhere, as nodes that only show words: no pictures, no styles, no forms, nothing that
 * runs or calls another server. B18, B19, B21.
 */
export function cleanHtml(html: string, kind: ShownKind): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: richTextTags[kind === 'letter' ? 'block' : kind],
    ALLOWED_ATTR: kind === 'letter' ? ['href', 'align'] : ['href'],
    ALLOWED_URI_REGEXP: richTextAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
