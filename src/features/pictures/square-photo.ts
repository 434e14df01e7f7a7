import { photoSide } from '#domain/pictures/rules.ts';
import { codedPicture, decoded, drawn } from '../../ui/image-upload/draw-picture.ts';

/** How much of what the eye does not miss is left out. */
const quality = 0.85;

/** The middle of a picture, as small as it is ever shown, drawn anew. */
export async function squarePhoto(file: Blob): Promise<Blob> {
  const image = await decoded(file);
  const cut = Math.min(image.width, image.height);
  const side = Math.min(cut, photoSide);
  const middle = { left: (image.width - cut) / 2, top: (image.height - cut) / 2 };
  const canvas = drawn(
    image,
    { ...middle, width: cut, height: cut },
    { width: side, height: side },
  );
  image.close();
  return codedPicture(canvas, quality);
}
