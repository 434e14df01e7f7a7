import { createReadStream } from 'node:fs';

/**
 * The lines of a text that comes in parts, ended by `\n` and by nothing else. Node's own reader of lines also ends them at
 * U+2028 and U+2029, which JSON leaves as they are: a text that has one would tear its row in two.
 */
export async function* linesIn(parts: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const part of parts) {
    const lines = part.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The lines of a file. */
export function linesOf(file: string): AsyncGenerator<string, undefined> {
  return linesIn(createReadStream(file, 'utf8') as AsyncIterable<string>);
}
