import { Failure } from '#domain/errors.ts';
import { damaged, type Still } from './still.ts';

interface Chunk {
  type: string;
  data: Buffer;
}
interface Size {
  width: number;
  height: number;
}

const headLength = 12;
/** Of VP8X: that the picture has transparent parts, and that it moves. */
const flags = { alpha: 0x10, animation: 0x02 };

function chunksOf(bytes: Buffer): Chunk[] {
  // Bytes behind the picture's own length are no part of it.
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw damaged();
  const chunks: Chunk[] = [];
  let at = headLength;
  while (at < end) {
    const from = at + 8;
    const to = from + bytes.readUInt32LE(at + 4);
    if (to > end) throw damaged();
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(from, to) });
    at = to + (to % 2);
  }
  return chunks;
}

/** As the picture itself says, in either of the two ways it may be coded. */
function sizeOf({ type, data }: Chunk): Size {
  if (type === 'VP8L') {
    const bits = data.readUInt32LE(1);
    if (data.readUInt8(0) !== 0x2f) throw damaged();
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (data.readUIntBE(3, 3) !== 0x9d012a) throw damaged();
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function extended({ width, height }: Size): Chunk {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags.alpha);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { type: 'VP8X', data };
}

/** A WebP with its picture, and what of it is transparent: no profiles, no metadata, no further frames. */
export function cleanWebp(bytes: Buffer): Still {
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  if (first?.type === 'VP8X' && first.data.readUInt8(0) & flags.animation) {
    throw new Failure('validation', 'This picture moves. Choose one that does not');
  }
  const coded = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [picture] = coded;
  if (!picture || coded.length > 1) throw damaged();
  const size = sizeOf(picture);
  const alpha = chunks.find(({ type }) => type === 'ALPH');
  const needsAlpha = alpha && picture.type === 'VP8 ';
  const parts = [...(needsAlpha ? [extended(size), alpha] : []), picture].map(written);
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return { type: 'image/webp', ...size, bytes: Buffer.concat([head, content]) };
}
