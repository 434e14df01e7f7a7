import { largestPicture, longestSide } from '#domain/pictures/rules.ts';
import { redrawPicture } from '../../../api/pictures/redraw-picture.ts';

const steps = [
  { side: longestSide, quality: 0.8 },
  { side: longestSide, quality: 0.6 },
  { side: 1600, quality: 0.6 },
  { side: 1200, quality: 0.5 },
  { side: 800, quality: 0.4 },
] as const;

/** A picture as the server takes it, drawn anew: whole, and as large as what is written on it needs. */
export function wholePicture(file: Blob): Promise<Blob> {
  return redrawPicture(file, { shape: 'whole', atMost: largestPicture, steps });
}
