import { crc32, deflateSync } from 'node:zlib';

/** A square of colours, each pixel by its place in the palette. */
export interface Drawing {
  side: number;
  /** '#rrggbb', at most 256. */
  palette: readonly string[];
  /** Row by row, from the top. */
  pixels: Uint8Array;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The drawing as a PNG of a few kilobytes. */
export function palettePng({ side, palette, pixels }: Drawing): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits a pixel, by a palette.
  head.set([8, 3, 0, 0, 0], 8);
  // Before each row stands how it is filtered: not at all.
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    rows.set(pixels.subarray(y * side, (y + 1) * side), y * (side + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
