import { damaged, type Still } from './still.ts';

const marker = {
  huffman: 0xc4,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantization: 0xdb,
  restart: 0xdd,
  comment: 0xfe,
};
/** Baseline, extended and progressive: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

const isMetadata = (code: number) => (code >= 0xe0 && code <= 0xef) || code === marker.comment;
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const greyOrColour = (components: number) => components === 1 || components === 3;

/** Whether tables, each as long as its head says, fill the segment: nothing else can hide in it. */
function isFilledBy(segment: Buffer, lengthOf: (table: Buffer) => number): boolean {
  let at = 0;
  while (at < segment.length) at += lengthOf(segment.subarray(at));
  return at === segment.length;
}

function huffmanLength(table: Buffer): number {
  return 17 + table.subarray(1, 17).reduce((sum, count) => sum + count, 0);
}

function isTable(code: number, segment: Buffer): boolean {
  switch (code) {
    case marker.quantization:
      return isFilledBy(segment, (table) => (table.readUInt8(0) < 16 ? 65 : 129));
    case marker.huffman:
      return isFilledBy(segment, huffmanLength);
    case marker.restart:
      return segment.length === 2;
    default:
      return false;
  }
}

function sizeOf(segment: Buffer): { width: number; height: number } {
  const components = segment.readUInt8(5);
  const whole = segment.readUInt8(0) === 8 && segment.length === 6 + 3 * components;
  if (!whole || !greyOrColour(components)) throw damaged();
  return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
}

/** Offset of the marker behind the coded picture, which has no length of its own. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw damaged();
}

/** A JPEG without whatever cameras and programs wrote beside the picture, or behind it. */
export function cleanJpeg(bytes: Buffer): Still {
  const parts: Buffer[] = [Buffer.of(0xff, marker.start)];
  let size: { width: number; height: number } | undefined;
  let scanned = false;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw damaged();
    const code = bytes.readUInt8(at + 1);
    if (code === marker.end) break;
    // More than one of them may stand before a marker.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) throw damaged();
    const segment = bytes.subarray(at + 4, end);
    let after = end;
    if (frames.has(code)) {
      if (size) throw damaged();
      size = sizeOf(segment);
    } else if (code === marker.scan) {
      if (!size || segment.length !== 4 + 2 * segment.readUInt8(0)) throw damaged();
      after = endOfScan(bytes, end);
      scanned = true;
    } else if (!isMetadata(code) && !isTable(code, segment)) {
      throw damaged();
    }
    if (!isMetadata(code)) parts.push(bytes.subarray(at, after));
    at = after;
  }
  if (!size || !scanned) throw damaged();
  parts.push(Buffer.of(0xff, marker.end));
  return { type: 'image/jpeg', ...size, bytes: Buffer.concat(parts) };
}
