import * as z from 'zod/mini';

/** Largest picture that a demo app takes, in bytes: it stays on the device. */
export const pictureBytes = 2_000_000;

/** A picture as a `data:` address, which needs four letters for three bytes. */
export const picture = z.string().check(
  z.refine((address) => address.startsWith('data:image/'), 'Send the picture as a data: address'),
  z.maxLength(Math.ceil((pictureBytes * 4) / 3) + 100, 'Choose a picture of at most 2 MB'),
);
