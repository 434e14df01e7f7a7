import type { Language } from '../code-block/highlight.ts';

/** Tags that written text is made of. */
const proseTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
] as const;
export type ProseTag = (typeof proseTags)[number];

/** Written text as data: a text, or an element with what is in it. Never HTML. */
export type ProseNode =
  | string
  | { tag: ProseTag; href?: string; children: readonly ProseNode[] }
  | { tag: 'pre'; language: Language; children: readonly string[] };
