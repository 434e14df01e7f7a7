import { isPictureAddress } from '../pictures/rules.ts';
import { pictureAddress } from '../sync/picture-address.ts';
import type { Person } from './entities.ts';

/**
 * Where the photo of a record is; null for none. A drawing of the sample, which is no picture that anybody gave, stays
 * as long as there is no photo.
 */
export function photoAddress({ pictureId, photoUrl }: Pick<Person, 'pictureId' | 'photoUrl'>) {
  if (pictureId) return pictureAddress(pictureId);
  return photoUrl !== null && isPictureAddress(photoUrl) ? null : photoUrl;
}
