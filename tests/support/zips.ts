import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const [local, central, end] = [0x04034b50, 0x02014b50, 0x06054b50];

/** The files of a small zip, read by its list at the end: by other code than the product's. */
export function unzippedBytes(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const last = zip.length - 22;
  if (zip.readUInt32LE(last) !== end) throw new Error('No zip');
  let at = zip.readUInt32LE(last + 16);
  for (let left = zip.readUInt16LE(last + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== central) throw new Error('No entry');
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const head = zip.readUInt32LE(at + 42);
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** A zip of these files, packed. */
export function rezipped(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    const [head, entry, after] = [Buffer.alloc(4), Buffer.alloc(6), Buffer.alloc(14)];
    head.writeUInt32LE(local);
    entry.writeUInt32LE(central);
    entry.writeUInt16LE(20, 4);
    after.writeUInt32LE(at, 10);
    parts.push(head, common, named, packed);
    list.push(entry, common, after, named);
    at += 30 + named.length + packed.length;
  }
  const length = list.reduce((sum, part) => sum + part.length, 0);
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(end, 0);
  tail.writeUInt16LE(files.size, 8);
  tail.writeUInt16LE(files.size, 10);
  tail.writeUInt32LE(length, 12);
  tail.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, tail]);
}
