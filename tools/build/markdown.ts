import { readFile } from 'node:fs/promises';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { unescapeHtml } from '../../src/domain/values/escape-html.ts';
import type { ProseNode, ProseTag } from '../../src/ui/prose/node.ts';

const element = (tag: ProseTag, children: readonly ProseNode[]): ProseNode => ({ tag, children });

function rowOf(tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ProseNode {
  return element(
    'tr',
    cells.map((cell) => element(tag, nodesOf(cell.tokens))),
  );
}

const languages = ['bash', 'css', 'json', 'tsx', 'html'] as const;

function languageOf(name: unknown) {
  const known = languages.find((language) => language === name);
  if (known === undefined)
    throw new Error(`Code needs one of ${languages.join(', ')}, not ${name}`);
  return known;
}

/** The page has its own title: a document's first heading becomes none, the others keep their depth. */
function nodeOf(token: Token): ProseNode[] {
  const inside = () => nodesOf((token as { tokens?: Token[] }).tokens ?? []);
  switch (token.type) {
    case 'space':
    case 'html':
      return [];
    case 'heading':
      return token['depth'] === 1
        ? []
        : [element(`h${Math.min(token['depth'], 4)}` as ProseTag, inside())];
    case 'paragraph':
      return [element('p', inside())];
    case 'list': {
      const items = (token as Tokens.List).items.map((item) => element('li', nodesOf(item.tokens)));
      return [element(token['ordered'] ? 'ol' : 'ul', items)];
    }
    case 'blockquote':
      return [element('blockquote', inside())];
    case 'code':
      return [{ tag: 'pre', language: languageOf(token['lang']), children: [token['text']] }];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const body = rows.map((cells) => rowOf('td', cells));
      return [element('table', [element('thead', [rowOf('th', header)]), element('tbody', body)])];
    }
    case 'hr':
      return [element('hr', [])];
    case 'strong':
    case 'em':
      return [element(token.type, inside())];
    case 'codespan':
      return [element('code', [unescapeHtml(token['text'])])];
    case 'link':
      return [{ tag: 'a', href: token['href'], children: inside() }];
    case 'br':
      return [' '];
    case 'text':
      return 'tokens' in token && token.tokens ? inside() : [unescapeHtml(token['text'])];
    case 'escape':
      return [token['text']];
    default:
      throw new Error(`Written text cannot hold this yet: ${token.type}`);
  }
}

function nodesOf(tokens: readonly Token[]): ProseNode[] {
  return tokens.flatMap(nodeOf);
}

export interface WrittenPage {
  title: string;
  nodes: ProseNode[];
}

/** A Markdown document as data for `Written`: its first heading is the title. */
export function writtenPage(markdown: string): WrittenPage {
  const tokens = lexer(markdown);
  const heading = tokens.find((token) => token.type === 'heading' && token['depth'] === 1);
  return {
    title: heading && 'text' in heading ? unescapeHtml(heading.text) : '',
    nodes: nodesOf(tokens),
  };
}

/** Lets a page import `docs/….md`: read as the product is built, so that no reader of Markdown travels. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\.md$/ },
      handler: async (id) => {
        const { title, nodes } = writtenPage(await readFile(id, 'utf8'));
        return `export const title = ${JSON.stringify(title)};\nexport const nodes = ${JSON.stringify(nodes)};`;
      },
    },
  };
}
