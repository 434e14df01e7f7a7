import Papa, { type ParseResult, type Parser } from 'papaparse';
import { Failure } from '#domain/errors.ts';
import { type Delimiter, delimiters, unmarked } from '#domain/values/csv.ts';
import type { OnProgress, ReadTable } from './exchange-api.ts';
import { fileName, textOf } from './text-of.ts';

/** Some programs name the delimiter in a line of its own. */
const named = /^sep=([,;\t])\r?\n/i;

/** Lines without a word in them, before the names of the columns. */
const blank = /^(?:[ \t,;]*(?:\r\n|\r|\n))+/;
/** Lines that tell the delimiter, and signs of the file that they are looked for in. */
const [linesLookedAt, signsLookedAt] = [20, 64_000];
/** Signs that are read between two words on how far it is. */
const atOnce = 1_000_000;

/** Whichever stands as often in most of the first lines as between the names of the columns. */
function delimiterOf(text: string): Delimiter {
  const unquoted = text.slice(0, signsLookedAt).replaceAll(/"(?:[^"]|"")*"/g, '');
  const [first = '', ...more] = unquoted.split(/\r\n|\r|\n/).slice(0, linesLookedAt);
  const score = (delimiter: Delimiter) => {
    const timesIn = (line: string) => line.split(delimiter).length - 1;
    const times = timesIn(first);
    const alike = more.filter((line) => timesIn(line) === times).length;
    return times === 0 ? 0 : (alike + 1) * signsLookedAt + times;
  };
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** Every row, read piece by piece. */
function rowsOf(text: string, delimiter: Delimiter, name: string, onProgress: OnProgress) {
  const rows: string[][] = [];
  let unclosed: number | undefined;
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    chunkSize: atOnce,
    chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
      const quotes = errors.find(({ type }) => type === 'Quotes');
      if (quotes) {
        unclosed = rows.length + (quotes.row ?? 0) + 1;
        parser.abort();
        return;
      }
      for (const row of data) rows.push(row.map(unmarked));
      onProgress(meta.cursor / text.length);
    },
    complete: () => onProgress(1),
  });
  if (unclosed === undefined) return rows;
  const problem = `${name} has a quotation mark in line ${unclosed} that is never closed`;
  throw new Failure('validation', `${problem}. Close it, or write it twice`);
}

/** Reads a file of lines and cells. The delimiter and the encoding are told by the file itself. */
export async function readTable(
  file: Blob,
  onProgress: OnProgress = () => undefined,
): Promise<ReadTable> {
  const { text, encoding } = await textOf(file);
  const name = fileName(file);
  const told = named.exec(text);
  const body = (told ? text.slice(told[0].length) : text).replace(blank, '');
  const delimiter = (told?.[1] as Delimiter | undefined) ?? delimiterOf(body);
  const [columns, ...rows] = body === '' ? [] : rowsOf(body, delimiter, name, onProgress);
  if (!columns) throw new Failure('validation', `${name} has no rows. Choose another file`);
  return { columns, rows, delimiter, encoding };
}
