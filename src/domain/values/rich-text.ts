const inline = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'mark',
  'code',
  'sub',
  'sup',
  'br',
  'span',
];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote'];

/** `line`: words in a line. `block`: paragraphs, lists and links as well. */
export type RichTextKind = 'line' | 'block';

/** Elements that HTML from anywhere may be made of: they only show words. */
export const richTextTags: Record<RichTextKind, string[]> = {
  line: inline,
  block: [...inline, ...blocks, 'a'],
};

/** Beginnings of an allowed address; any other would run something, or lead to another server unseen. */
export const richTextAddress = /^(?:https?:\/\/|\/(?![/\\]))/i;
