import { pictureAddress } from '../sync/picture-address.ts';

/** Formats of kept pictures: every browser shows them and the server can inspect them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Bytes of a picture on its way to the server. Devices make it smaller first. */
export const largestPicture = 400_000;

/** Pixels of each side of somebody's photo, as devices send it. */
export const photoSide = 512;

/** Pixels of the longer side of somebody's photo, as the server takes it. */
export const longestPhotoSide = 1024;

/** Pixels of the longer side of any picture: what is written on a sheet of paper can be read. */
export const longestSide = 2048;

/** Whether it is kept by the server, who must be asked for it under one's own name. */
export function isPictureAddress(address: string): boolean {
  return address.startsWith(pictureAddress(''));
}
