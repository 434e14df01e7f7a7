import { Failure } from '#domain/errors.ts';
import { photoSide } from '#domain/pictures/rules.ts';

/** How much of what the eye does not miss is left out. */
const quality = 0.85;

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    // The way up that the camera noted: the note itself does not go along.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new Failure(
      'validation',
      'This picture cannot be read on this device. Choose another one, or a smaller one',
      {
        cause,
      },
    );
  }
}

function coded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The middle of a picture, as small as it is ever shown, drawn anew: nothing else of the file is left. */
export async function squarePhoto(file: Blob): Promise<Blob> {
  const image = await decoded(file);
  const cut = Math.min(image.width, image.height);
  const side = Math.min(cut, photoSide);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Failure('internal', 'This browser cannot draw. Use another one');
  context.imageSmoothingQuality = 'high';
  // What is transparent would be black where the picture becomes a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2];
  context.drawImage(image, left, top, cut, cut, 0, 0, side, side);
  image.close();
  const small = await coded(canvas, 'image/webp');
  // A browser that cannot write WebP answers a PNG, which is large.
  const photo = small?.type === 'image/webp' ? small : await coded(canvas, 'image/jpeg');
  if (!photo) throw new Failure('validation', 'This picture cannot be read. Choose another one');
  return photo;
}
