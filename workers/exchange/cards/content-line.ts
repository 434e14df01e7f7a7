/** A line of a card (RFC 6350, 3.3): its name in capitals, its parameters by their names, and what it says. */
export interface ContentLine {
  name: string;
  /** In capitals; a value without a name, as version 2.1 writes them, stands under TYPE. */
  params: Map<string, string[]>;
  /** As it stands: escaped, and in its encoding. */
  value: string;
}

const whole = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):([^]*)$/;
const encodings = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT']);

function paramsOf(text: string): ContentLine['params'] {
  const params = new Map<string, string[]>();
  for (const [param] of text.matchAll(/(?:"[^"]*"|[^;])+/g)) {
    const [, key, list = ''] = /^(?:([\w-]+)=)?([^]*)$/.exec(param) ?? [];
    const isEncoding = key === undefined && encodings.has(list.toUpperCase());
    const name = key?.toUpperCase() ?? (isEncoding ? 'ENCODING' : 'TYPE');
    const values = list.replaceAll('"', '').split(',');
    params.set(name, [...(params.get(name) ?? []), ...values]);
  }
  return params;
}

export function isQuotedPrintable({ params }: Pick<ContentLine, 'params'>): boolean {
  return params.get('ENCODING')?.[0]?.toUpperCase() === 'QUOTED-PRINTABLE';
}

/** Null for a line that says nothing. */
function contentLine(line: string): ContentLine | null {
  const [, name, params = '', value = ''] = whole.exec(line) ?? [];
  return name === undefined ? null : { name: name.toUpperCase(), params: paramsOf(params), value };
}

/** The lines of a file, each as long as it was before it was folded. What is no such line is left out. */
export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  let open: ContentLine | undefined;
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (open) {
      open.value = `${open.value.slice(0, -1)}${line}`;
    } else {
      const read = contentLine(line);
      if (read) lines.push(read);
    }
    const last = lines.at(-1);
    // It goes on in the next line, which is none of its own.
    open = last && isQuotedPrintable(last) && last.value.endsWith('=') ? last : undefined;
  }
  return lines;
}
