import { crc32 } from 'node:zlib';
import { type PngHead, paletteFits, pixelsFit, readHead } from './png-pixels.ts';
import { damaged, type Still } from './still.ts';

const signatureLength = 8;

/** Chunks of pixels. Texts, times, profiles and animation frames are left out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const isCritical = (type: string) => /^[A-Z]/.test(type);

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = signatureLength;
  for (;;) {
    const checkedAt = at + 8 + bytes.readUInt32BE(at);
    if (bytes.readUInt32BE(checkedAt) !== crc32(bytes.subarray(at + 4, checkedAt))) throw damaged();
    const type = bytes.toString('latin1', at + 4, at + 8);
    const whole = bytes.subarray(at, checkedAt + 4);
    yield { type, data: bytes.subarray(at + 8, checkedAt), whole };
    // Bytes behind the last chunk are no picture.
    if (type === 'IEND') return;
    at = checkedAt + 4;
  }
}

function assertFits({ type, data }: Chunk): void {
  const most: Record<string, number> = { IHDR: 13, PLTE: 768, tRNS: 256, IEND: 0 };
  if (data.length > (most[type] ?? Infinity)) throw damaged();
}

/** Refuses a header that is none, or that says something else than the pixels. */
function assertTrue(head: PngHead, shown: readonly Chunk[], longest: number): void {
  const dataOf = (name: string) => shown.filter(({ type }) => type === name);
  if (!paletteFits(head, dataOf('PLTE')[0]?.data)) throw damaged();
  // A header that names a larger size is refused by it: nobody unpacks the pixels.
  if (Math.max(head.width, head.height) > longest) return;
  const packed = Buffer.concat(dataOf('IDAT').map(({ data }) => data));
  if (!pixelsFit(head, packed)) throw damaged();
}

/** A PNG with nothing but its pixels, of which there are as many as its header says. */
export function cleanPng(bytes: Buffer, longest: number): Still {
  const chunks = [...chunksOf(bytes)];
  for (const { type } of chunks) {
    if (isCritical(type) && !kept.has(type)) throw damaged();
  }
  const shown = chunks.filter(({ type }) => kept.has(type));
  for (const chunk of shown) assertFits(chunk);
  const [head, ...rest] = shown;
  const [heads, data] = ['IHDR', 'IDAT'].map(
    (name) => shown.filter(({ type }) => type === name).length,
  );
  if (head?.type !== 'IHDR' || rest.length === 0 || heads !== 1 || data === 0) throw damaged();
  const said = readHead(head.data);
  if (!said) throw damaged();
  assertTrue(said, shown, longest);
  return {
    type: 'image/png',
    width: said.width,
    height: said.height,
    bytes: Buffer.concat([bytes.subarray(0, signatureLength), ...shown.map(({ whole }) => whole)]),
  };
}
