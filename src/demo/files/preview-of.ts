import { Failure } from '#domain/errors.ts';
import { redrawPicture } from '../../api/pictures/redraw-picture.ts';
import { dataAddress } from '../data-address.ts';

/** Pixels of a side: three times as many as a tile shows, for sharp screens. */
const side = 132;
/** Bytes. */
const atMost = 40_000;

/** A small picture of a picture as a `data:` address; null for other files, and for one that this browser cannot read. */
export async function previewOf(file: Blob): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const steps = [{ side, quality: 0.8 }];
    return await dataAddress(await redrawPicture(file, { shape: 'square', atMost, steps }));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
