import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Hono } from 'hono';
import { pictureAddress } from '../../src/domain/sync/picture-address.ts';
import { bearer } from './api.ts';
import { root } from './paths.ts';
import type { Person } from './tenant.ts';

/** Pictures as cameras and programs write them. `photo.jpg` is 240 by 180 pixels. */
export const pictureNames = [
  'photo.jpg',
  'progressive.jpg',
  'photo.png',
  'photo.webp',
  'lossless.webp',
  'see-through.webp',
] as const;
export type PictureName = (typeof pictureNames)[number];

export function picturePath(name: PictureName): string {
  return join(root, 'tests/fixtures/pictures', name);
}

export function picture(name: PictureName): Buffer {
  return readFileSync(picturePath(name));
}

/** A phrase that says where and by whom a picture was taken. */
export const planted = 'Taken at home by Naledi';

function rational(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(value, 0);
  bytes.writeUInt32BE(1, 4);
  return bytes;
}

/** An entry of a TIFF directory; `value` as it stands in its four bytes. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(count, 4);
  return Buffer.concat([head, value], 12);
}

function directory(entries: Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

function at(offset: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(offset);
  return bytes;
}

/** EXIF data of a phone: the orientation of the picture (a number of EXIF), the artist, and the place. */
export function exif(orientation = 1): Buffer {
  const artist = Buffer.from(`${planted}\0`);
  const firstAt = 8;
  const gpsAt = firstAt + 2 + 3 * 12 + 4;
  const placeAt = gpsAt + 2 + 4 * 12 + 4;
  const artistAt = placeAt + 48;
  const turned = Buffer.from([0, orientation]);
  return Buffer.concat([
    Buffer.from('MM\0*'),
    at(firstAt),
    directory([
      entry(0x0112, 3, 1, turned),
      entry(0x013b, 2, artist.length, at(artistAt)),
      entry(0x8825, 4, 1, at(gpsAt)),
    ]),
    directory([
      entry(1, 2, 2, Buffer.from('S\0')),
      entry(2, 5, 3, at(placeAt)),
      entry(3, 2, 2, Buffer.from('E\0')),
      entry(4, 5, 3, at(placeAt + 24)),
    ]),
    ...[26, 12, 15, 27, 54, 40].map(rational),
    artist,
  ]);
}

function segment(code: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG with what phones write into it, a comment, and something behind its end. */
export function withExif(jpeg: Buffer, orientation = 1): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation)])),
    segment(0xfe, Buffer.from(planted)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${planted}`)),
    jpeg.subarray(2),
    Buffer.from(`<script>${planted}</script>`),
  ]);
}

/** A PNG with texts before its pixels, and something behind its end. */
export function withTexts(png: Buffer): Buffer {
  const afterHead = 33;
  const chunks = [
    pngChunk('tEXt', Buffer.from(`Author\0${planted}`)),
    pngChunk('eXIf', exif()),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${planted}`)),
  ];
  const [before, after] = [png.subarray(0, afterHead), png.subarray(afterHead)];
  return Buffer.concat([before, ...chunks, after, Buffer.from(planted)]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([at(data.length), named, at(crc32(named))]);
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP with what phones and programs write into it, and something behind its end. */
export function withMetadata(webp: Buffer): Buffer {
  const chunks = [webpChunk('EXIF', exif()), webpChunk('XMP ', Buffer.from(planted))];
  const whole = Buffer.concat([webp, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return Buffer.concat([whole, Buffer.from(planted)]);
}

export function withAllMetadata(name: PictureName): Buffer {
  const bytes = picture(name);
  if (name.endsWith('.jpg')) return withExif(bytes, 6);
  return name.endsWith('.png') ? withTexts(bytes) : withMetadata(bytes);
}

/** As a device sends what a later submission names. */
export function addPicture(app: Hono, { signedIn }: Person, id: string, bytes: Buffer) {
  return app.request(pictureAddress(id), {
    method: 'PUT',
    headers: { ...bearer(signedIn), 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
}
