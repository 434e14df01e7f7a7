import { Failure } from '#domain/errors.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { damaged, type Still } from './still.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Kind {
  is(bytes: Buffer): boolean;
  clean(bytes: Buffer, longest: number): Still;
}

/** By what stands at the beginning, whatever the sender calls it. */
const kinds: readonly Kind[] = [
  { is: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff', clean: cleanJpeg },
  { is: (bytes) => bytes.subarray(0, png.length).equals(png), clean: cleanPng },
  { is: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)), clean: cleanWebp },
];

function cleanAs({ clean }: Kind, bytes: Buffer, longest: number): Still {
  try {
    return clean(bytes, longest);
  } catch (error) {
    // It ends where there should be more.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

/**
 * Cleans a sent picture, if it is one and no larger than `longest` pixels on a side: removes all data that is
 * not seen, such as place, camera and author. A small file may say that it is huge, and a device
 * that shows it would need the memory: the header tells.
 */
export function cleanPicture(sent: Uint8Array, longest: number): Still {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const kind = kinds.find(({ is }) => is(bytes));
  if (!kind) {
    throw new Failure(
      'validation',
      'This is not a picture that can be shown here. Choose a JPEG, PNG or WebP file',
    );
  }
  const still = cleanAs(kind, bytes, longest);
  if (Math.min(still.width, still.height) === 0) throw damaged();
  if (Math.max(still.width, still.height) > longest) {
    throw new Failure(
      'validation',
      `This picture is too large to be shown everywhere. Make it at most ${longest} pixels wide and high`,
    );
  }
  return still;
}
