import { deflateSync } from 'node:zlib';
import { array, assert, constantFrom, nat, property, string, tuple, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '#domain/errors.ts';
import { longestPhotoSide } from '#domain/pictures/rules.ts';
import {
  picture,
  pictureNames,
  planted,
  pngChunk,
  withAllMetadata,
} from '../../tests/support/pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const sizes = {
  'photo.jpg': ['image/jpeg', 240, 180],
  'progressive.jpg': ['image/jpeg', 240, 180],
  'photo.png': ['image/png', 60, 45],
  'photo.webp': ['image/webp', 120, 90],
  'lossless.webp': ['image/webp', 60, 45],
  'see-through.webp': ['image/webp', 120, 90],
} as const;

const clean = (bytes: Uint8Array) => cleanPicture(bytes, longestPhotoSide);

function refusal(bytes: Uint8Array): string {
  try {
    clean(bytes);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  return 'taken';
}

const damaged = 'This picture is damaged or cut off. Choose another one';
const none = 'This is not a picture that can be shown here. Choose a JPEG, PNG or WebP file';

describe.each(pictureNames)('%s', (name) => {
  test('B25 keeps its picture, and nothing of where and by whom it was taken', () => {
    const bare = clean(picture(name));
    expect([bare.type, bare.width, bare.height]).toEqual(sizes[name]);
    const dressed = withAllMetadata(name);
    expect(dressed.includes(planted)).toBe(true);
    const { bytes } = clean(dressed);
    for (const word of [planted, 'Exif', 'EXIF', 'XMP', 'Photoshop', 'script', 'tEXt', 'MM\0*']) {
      expect(bytes.includes(word), word).toBe(false);
    }
    expect(bytes).toEqual(bare.bytes);
    // A clean picture stays as it is.
    expect(clean(bytes).bytes).toEqual(bytes);
  });

  test('cut off anywhere, it is refused in words', () => {
    const whole = clean(picture(name)).bytes;
    for (let length = 0; length < whole.length; length++) {
      expect([damaged, none], `${length} bytes`).toContain(refusal(whole.subarray(0, length)));
    }
  });

  test('changed anywhere, it is read or refused, and is never more than it was', () => {
    const whole = withAllMetadata(name);
    const change = tuple(nat(whole.length - 1), nat(255));
    assert(
      property(array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        if (refusal(bytes) !== 'taken') return;
        expect(clean(bytes).bytes.length).toBeLessThanOrEqual(whole.length);
      }),
      { numRuns: 400 },
    );
  });

  test('B25 what is planted among its parts never comes out', () => {
    assert(
      property(string({ minLength: 12, maxLength: 60 }), (words) => {
        const secret = Buffer.from(`<${words}>`);
        const dressed = Buffer.from(withAllMetadata(name));
        const at = dressed.indexOf(planted);
        // As long as what stood there: the lengths before it stay right, sums of it may not.
        secret.copy(dressed, at, 0, Math.min(secret.length, planted.length));
        const hidden = dressed.subarray(at, at + planted.length);
        if (refusal(dressed) === 'taken') expect(clean(dressed).bytes.includes(hidden)).toBe(false);
      }),
    );
  });
});

test('any bytes at all are refused in words, or are a picture', () => {
  const beginnings = [
    [],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [...Buffer.from('RIFF\x10\0\0\0WEBP')],
    [...Buffer.from('RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0')],
  ];
  const bytes = uint8Array({ maxLength: 300 });
  assert(
    property(constantFrom(...beginnings), bytes, (beginning, rest) => {
      expect([damaged, none]).toContain(refusal(new Uint8Array([...beginning, ...rest])));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>ran()</script></svg>'],
  ['HTML', '<!doctype html><script>ran()</script>'],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['a PDF', '%PDF-1.7'],
  ['a BMP', 'BM\x3a\0\0\0'],
  ['nothing', ''],
])('B25 %s is no picture here', (_what, text) => {
  expect(refusal(Buffer.from(text, 'latin1'))).toBe(none);
});

test('B25 a small file that says it is huge is refused by what it says', () => {
  const png = picture('photo.png');
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(60_000, 0);
  const huge = Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), png.subarray(33)]);
  expect(refusal(huge)).toMatch(/^This picture is too large .* at most 1024 pixels wide and high$/);
  const jpeg = Buffer.from(picture('photo.jpg'));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_535, frame + 5);
  expect(refusal(jpeg)).toMatch(/^This picture is too large/);
  const webp = Buffer.from(picture('photo.webp'));
  webp.writeUInt16LE(0x3fff, 26);
  expect(refusal(webp)).toMatch(/^This picture is too large/);
});

/** The PNG with another header: width, height, depth, colour type, compression, filter, interlace. */
function withHead(...change: (number | undefined)[]): Buffer {
  const png = picture('photo.png');
  const head = Buffer.from(png.subarray(16, 29));
  const [width, height, ...rest] = change;
  if (width !== undefined) head.writeUInt32BE(width, 0);
  if (height !== undefined) head.writeUInt32BE(height, 4);
  for (const [at, value] of rest.entries()) {
    if (value !== undefined) head.writeUInt8(value, 8 + at);
  }
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), png.subarray(33)]);
}

const asItIs = undefined;

test.each([
  ['wider than it is', withHead(1000)],
  ['higher than it is', withHead(asItIs, 1000)],
  ['smaller than it is', withHead(10, 10)],
  ['of another shape', withHead(45, 60)],
  ['deeper than it is', withHead(asItIs, asItIs, 16)],
  ['of a depth that no picture has', withHead(asItIs, asItIs, 3)],
  ['of a colour type that no picture has', withHead(asItIs, asItIs, asItIs, 5)],
  ['of a palette that is missing', withHead(asItIs, asItIs, 8, 3)],
  ['packed in another way', withHead(asItIs, asItIs, asItIs, asItIs, 1)],
  ['filtered in another way', withHead(asItIs, asItIs, asItIs, asItIs, asItIs, 1)],
  ['interlaced, which it is not', withHead(asItIs, asItIs, asItIs, asItIs, asItIs, asItIs, 1)],
])('issue 10.14 B25: a PNG whose header says that it is %s is refused', (_what, bytes) => {
  expect(refusal(bytes)).toBe(damaged);
});

/** A PNG of one grey, interlaced, of this size. */
function interlaced(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 1]);
  const starts = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ];
  const rows = starts.flatMap(([left = 0, top = 0, across = 1, down = 1]) => {
    const inRow = Array.from({ length: width }, (_, x) => x).filter((x) => x % across === left);
    const inColumn = Array.from({ length: height }, (_, y) => y).filter((y) => y % down === top);
    return inRow.length === 0 ? [] : inColumn.map(() => Buffer.alloc(1 + inRow.length));
  });
  return Buffer.concat([
    picture('photo.png').subarray(0, 8),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each([
  [1, 1],
  [3, 5],
  [8, 8],
  [13, 4],
  [20, 31],
])('an interlaced PNG of %i by %i pixels is taken', (width, height) => {
  expect(refusal(interlaced(width, height))).toBe('taken');
});

test('a WebP that moves is asked to hold still', () => {
  const webp = Buffer.from(picture('see-through.webp'));
  webp.writeUInt8(0x12, 20);
  expect(refusal(webp)).toBe('This picture moves. Choose one that does not');
});

test('a sum that is wrong, a table that is too long, a chunk that must be known', () => {
  const png = Buffer.from(picture('photo.png'));
  png.writeUInt8(png.readUInt8(29) ^ 1, 29);
  expect(refusal(png)).toBe(damaged);
  const unknown = picture('photo.png');
  const odd = Buffer.concat([
    unknown.subarray(0, 33),
    pngChunk('EVIL', Buffer.from('x')),
    unknown.subarray(33),
  ]);
  expect(refusal(odd)).toBe(damaged);
  const jpeg = picture('photo.jpg');
  const table = Buffer.concat([
    Buffer.from([0xff, 0xdb, 0, 2 + 65 + 20, 0]),
    Buffer.alloc(64, 1),
    Buffer.from('twenty bytes of text'),
  ]);
  expect(refusal(Buffer.concat([jpeg.subarray(0, 2), table, jpeg.subarray(2)]))).toBe(damaged);
});
