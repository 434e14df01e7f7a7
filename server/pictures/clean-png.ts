import { crc32 } from 'node:zlib';
import { damaged, type Still } from './still.ts';

const signatureLength = 8;

/** What the pixels are made of. Texts, times, profiles and frames that move are left out. */
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
    // What stands behind the last chunk is no picture.
    if (type === 'IEND') return;
    at = checkedAt + 4;
  }
}

function assertFits({ type, data }: Chunk): void {
  const most: Record<string, number> = { IHDR: 13, PLTE: 768, tRNS: 256, IEND: 0 };
  if (data.length > (most[type] ?? Infinity)) throw damaged();
}

/** A PNG with nothing but its pixels. */
export function cleanPng(bytes: Buffer): Still {
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
  return {
    type: 'image/png',
    width: head.data.readUInt32BE(0),
    height: head.data.readUInt32BE(4),
    bytes: Buffer.concat([bytes.subarray(0, signatureLength), ...shown.map(({ whole }) => whole)]),
  };
}
