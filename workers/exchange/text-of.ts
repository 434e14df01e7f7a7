import { Failure } from '#domain/errors.ts';
import { spokenName } from '../spoken-name.ts';
import type { Encoding } from './exchange-api.ts';

/** Bytes of a file that a phone can still hold as text. */
const largest = 50_000_000;

/** First bytes of files that are neither tables nor cards: the usual name, and the way to get a right one. */
const others: readonly { begin: readonly number[]; words: string }[] = [
  { begin: [0x50, 0x4b, 3, 4], words: 'is a workbook. Save it as CSV, and choose that file' },
  { begin: [0xd0, 0xcf, 0x11, 0xe0], words: 'is a workbook. Save it as CSV, and choose that file' },
  { begin: [0x25, 0x50, 0x44, 0x46], words: 'is a PDF. Choose a file of text' },
];

const marks: readonly { begin: readonly number[]; encoding: Encoding }[] = [
  { begin: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { begin: [0xff, 0xfe], encoding: 'utf-16le' },
  { begin: [0xfe, 0xff], encoding: 'utf-16be' },
];

const startsWith = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, at) => bytes[at] === byte);

/** Name of the file in a sentence. */
export function fileName(file: Blob): string {
  return spokenName(file, 'The file');
}

/** By its mark; without one it is UTF-8 where it can be, else what Windows wrote before. */
function decoded(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = marks.find(({ begin }) => startsWith(bytes, begin))?.encoding;
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** The text of a file, without the mark of its encoding. Throws a failure where it is none. */
export async function textOf(file: Blob): Promise<{ text: string; encoding: Encoding }> {
  const name = fileName(file);
  if (file.size === 0) throw new Failure('validation', `${name} is empty. Choose another file`);
  if (file.size > largest) {
    throw new Failure('too_large', `${name} has more than 50 MB. Divide it into smaller files`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = others.find(({ begin }) => startsWith(bytes, begin));
  if (other) throw new Failure('validation', `${name} ${other.words}`);
  const found = decoded(bytes);
  if (found.text.includes('\0')) {
    throw new Failure('validation', `${name} holds no text. Choose another file`);
  }
  return found;
}
