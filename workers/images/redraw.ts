import { Failure } from '#domain/errors.ts';
import { spokenName } from '../spoken-name.ts';
import type { Redrawing } from './images-api.ts';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Surface that a picture is drawn on: the canvas of a worker, or that of a page. */
export interface Surface {
  context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasImageSmoothing & CanvasRect;
  coded(type: string, quality: number): Promise<Blob | null>;
}

/** Null where the browser cannot draw. */
export type SurfaceOf = (size: Size) => Surface | null;

/** Start of HEIC files, as Apple phones write them, from the fifth byte on. */
const heic = /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/;

async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 12).arrayBuffer();
  return heic.test(String.fromCodePoint(...new Uint8Array(head)));
}

async function unreadable(file: Blob, cause: unknown): Promise<Failure> {
  const name = spokenName(file, 'This picture');
  const why = (await isHeic(file).catch(() => false))
    ? 'is a HEIC picture, which this browser cannot read. Choose a JPEG, or take a screenshot of it'
    : 'cannot be read on this device. Choose another picture, or a smaller one';
  return new Failure('validation', `${name} ${why}`, { cause });
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) {
    const name = spokenName(file, 'This picture');
    throw new Failure('validation', `${name} is empty. Choose another picture`);
  }
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw await unreadable(file, cause);
  }
}

interface Part extends Size {
  left: number;
  top: number;
}

function partOf({ width, height }: Size, shape: Redrawing['shape']): Part {
  if (shape === 'whole') return { left: 0, top: 0, width, height };
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
}

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 };
}

/** Draws a part of a picture anew, in another size. */
function drawn(image: ImageBitmap, part: Part, size: Size, surfaceOf: SurfaceOf): Surface {
  const surface = surfaceOf(size);
  if (!surface) throw new Failure('internal', 'This browser cannot draw. Use another one');
  const { context } = surface;
  context.imageSmoothingQuality = 'high';
  // Transparent parts would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  const { left, top, width, height } = part;
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  return surface;
}

async function codedPicture({ coded }: Surface, quality: number): Promise<Blob | null> {
  const small = await coded('image/webp', quality);
  // A browser that cannot write WebP answers a PNG, which is large.
  return small?.type === 'image/webp' ? small : coded('image/jpeg', quality);
}

/** A picture drawn anew, small enough. See `Images.redraw`. */
export async function redrawn(
  file: Blob,
  { shape, atMost, steps }: Redrawing,
  surfaceOf: SurfaceOf,
): Promise<Blob> {
  const image = await decoded(file);
  const part = partOf(image, shape);
  try {
    for (const { side, quality } of steps) {
      const surface = drawn(image, part, sizeWithin(part, side), surfaceOf);
      const picture = await codedPicture(surface, quality);
      if (picture && picture.size <= atMost) return picture;
    }
  } finally {
    image.close();
  }
  const name = spokenName(file, 'This picture');
  throw new Failure('validation', `${name} cannot be made small enough. Choose another picture`);
}
