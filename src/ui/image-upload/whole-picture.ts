import { Failure } from '#domain/errors.ts';
import { largestPicture, longestSide } from '#domain/pictures/rules.ts';
import { codedPicture, decoded, drawn } from './draw-picture.ts';

/** Pixels of the longer side, and how much of what the eye does not miss is left out: the first that is small enough. */
const steps = [
  { side: longestSide, quality: 0.8 },
  { side: longestSide, quality: 0.6 },
  { side: 1600, quality: 0.6 },
  { side: 1200, quality: 0.5 },
  { side: 800, quality: 0.4 },
] as const;

/** A picture as the server takes it, drawn anew: whole, and as large as what is written on it needs. */
export async function wholePicture(file: Blob): Promise<Blob> {
  const image = await decoded(file);
  const { width, height } = image;
  try {
    for (const { side, quality } of steps) {
      const scale = Math.min(1, side / Math.max(width, height));
      const size = {
        width: Math.round(width * scale) || 1,
        height: Math.round(height * scale) || 1,
      };
      const canvas = drawn(image, { left: 0, top: 0, width, height }, size);
      const picture = await codedPicture(canvas, quality);
      if (picture.size <= largestPicture) return picture;
    }
  } finally {
    image.close();
  }
  throw new Failure('validation', 'This picture cannot be made small enough. Choose another one');
}
