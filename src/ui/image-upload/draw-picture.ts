import { Failure } from '#domain/errors.ts';

/** A picture that this device can read, the way up that the camera noted: the note itself does not go along. */
export async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new Failure(
      'validation',
      'This picture cannot be read on this device. Choose another one, or a smaller one',
      { cause },
    );
  }
}

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Draws a part of a picture anew, in another size: nothing else of the file is left. */
export function drawn(
  image: ImageBitmap,
  part: Size & { left: number; top: number },
  { width, height }: Size,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Failure('internal', 'This browser cannot draw. Use another one');
  context.imageSmoothingQuality = 'high';
  // What is transparent would be black where the picture becomes a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const { left, top } = part;
  context.drawImage(image, left, top, part.width, part.height, 0, 0, width, height);
  return canvas;
}

function coded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** As WebP, or JPEG where the browser cannot write WebP. `quality`: from 0 to 1. */
export async function codedPicture(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const small = await coded(canvas, 'image/webp', quality);
  // A browser that cannot write WebP answers a PNG, which is large.
  if (small?.type === 'image/webp') return small;
  const picture = await coded(canvas, 'image/jpeg', quality);
  if (!picture) throw new Failure('validation', 'This picture cannot be read. Choose another one');
  return picture;
}
