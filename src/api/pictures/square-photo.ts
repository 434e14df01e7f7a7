import { largestPicture, photoSide } from '#domain/pictures/rules.ts';
import { redrawPicture } from './redraw-picture.ts';

/** The middle of a picture, as small as it is ever shown, drawn anew. */
export function squarePhoto(file: Blob): Promise<Blob> {
  const steps = [{ side: photoSide, quality: 0.85 }];
  return redrawPicture(file, { shape: 'square', atMost: largestPicture, steps });
}
