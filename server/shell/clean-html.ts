import { escapeHtml } from '#domain/values/escape-html.ts';
import { richTextAddress, type RichTextKind, richTextTags } from '#domain/values/rich-text.ts';

/** What is within them is no text that was meant to be read: it goes with them. */
const withoutContent = new Set(
  (
    'script style template noscript xmp plaintext iframe noembed noframes textarea title select ' +
    'object svg math video audio'
  ).split(' '),
);

/** A comment, a tag or the text up to the next of them, from where the last one ended. */
const token =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z\d]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?)>|<|[^<]+/giy;
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|amp|lt|gt|quot|apos|nbsp);/gi;
const named: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00a0',
};

/** Text as a browser reads it. A reference that we do not know stays as the letters it is made of. */
function read(text: string): string {
  return text.replaceAll(reference, (whole, decimal?: string, hexadecimal?: string) => {
    if (decimal === undefined && hexadecimal === undefined)
      return named[whole.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** ` href="…"` where it leads somewhere that may be led to. Browsers look past white space: there is none. */
function hrefOf(attributes: string): string {
  const found = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = read(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  if (!richTextAddress.test(address) || /[\u0000-\u0020\u007f-\u00a0]/.test(address)) return '';
  return ` href="${escapeHtml(address)}"`;
}

/** Where the element's end tag ends, or the text does. */
function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(String.raw`</${name}(?=[\s/>])[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/**
 * HTML from anywhere as it is stored and sent: of the elements that pages show, and of nothing else.
 * It is not mended but written anew: each `<` of the answer begins a tag that was written here, so
 * that no browser can read it in another way. Pages clean it all the same. B18, B20, B21.
 */
export function cleanHtml(html: string, kind: RichTextKind): string {
  const allowed = new Set(richTextTags[kind]);
  const open: string[] = [];
  let clean = '';
  for (let at = 0; at < html.length;) {
    token.lastIndex = at;
    const found = token.exec(html);
    if (!found) break;
    const [whole, slash, tag, attributes = ''] = found;
    at = token.lastIndex;
    if (tag === undefined) {
      if (!/^<[!?]/.test(whole)) clean += escapeHtml(read(whole));
      continue;
    }
    const name = tag.toLowerCase();
    if (slash === '/') {
      const depth = open.lastIndexOf(name);
      if (depth < 0) continue;
      for (const one of open.splice(depth).toReversed()) clean += `</${one}>`;
    } else if (withoutContent.has(name)) at = endOf(html, name, at);
    else if (allowed.has(name)) {
      clean += `<${name}${name === 'a' ? hrefOf(attributes) : ''}>`;
      if (name !== 'br') open.push(name);
    }
  }
  return (
    clean +
    open
      .toReversed()
      .map((one) => `</${one}>`)
      .join('')
  );
}
