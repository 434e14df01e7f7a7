import { inflateSync } from 'node:zlib';

/** Description of the pixels in the header of a PNG. */
export interface PngHead {
  width: number;
  height: number;
  depth: number;
  colours: number;
  isInterlaced: boolean;
}

/** Colour type -> samples of a pixel, and the bits that one may have. */
const layouts: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const palette = 3;

/** The passes of an interlaced picture: where each begins, and its steps, across and down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Null for a header that no picture has. */
export function readHead(data: Buffer): PngHead | null {
  if (data.length !== 13) return null;
  const [depth, colours, compression, filter, interlace] = data.subarray(8);
  const layout = layouts[colours ?? -1];
  if (depth === undefined || colours === undefined || !layout?.depths.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return null;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  return { width, height, depth, colours, isInterlaced: interlace === 1 };
}

/** Whether the palette is there if it is needed, and has colours of three bytes. */
export function paletteFits({ colours, depth }: PngHead, data: Buffer | undefined): boolean {
  if (data === undefined) return colours !== palette;
  const count = data.length / 3;
  if (!Number.isInteger(count) || count === 0) return false;
  return colours !== palette || count <= 2 ** depth;
}

/** Bytes of the rows of a picture of this size, each with the byte that names its filter. */
function rowsOf(width: number, height: number, bitsOfPixel: number): number {
  return width === 0 ? 0 : height * (1 + Math.ceil((width * bitsOfPixel) / 8));
}

function bytesOf({ width, height, depth, colours, isInterlaced }: PngHead): number {
  const bits = depth * (layouts[colours]?.samples ?? 0);
  if (!isInterlaced) return rowsOf(width, height, bits);
  return passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil(Math.max(0, width - left) / across);
    return sum + rowsOf(columns, Math.ceil(Math.max(0, height - top) / down), bits);
  }, 0);
}

/**
 * Whether the packed pixels are as many as the header says. A header that lies makes a device set
 * aside memory for what never comes, or read behind its end.
 */
export function pixelsFit(head: PngHead, packed: Buffer): boolean {
  const expected = bytesOf(head);
  try {
    return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected;
  } catch {
    // It cannot be unpacked, or is more than it may be.
    return false;
  }
}
