import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { picturePath } from '../sync/picture-address.ts';

/** A picture's own bytes. */
export const pictureBytes = z.instanceof(Uint8Array);

const anywhere = () => ({ kind: 'anywhere' }) as const;

/**
 * Under an id that the device chose, before whatever is to show it: until then it is of nothing, and nobody
 * sees it. The same bytes again change nothing, so that a device that heard no answer sends them once more.
 */
export const addPicture = defineOperation({
  name: 'pictures.add',
  method: 'PUT',
  path: picturePath,
  status: 202,
  input: z.object({ id: uuid, picture: pictureBytes }),
  takesPicture: true,
  output: z.object({ id: uuid }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Add a picture that a later submission of one’s own names',
});

/** By its address, which another picture never gets. Whoever may not see it is told that there is none. */
export const readPicture = defineOperation({
  name: 'pictures.read',
  method: 'GET',
  path: picturePath,
  status: 200,
  input: z.object({ id: uuid }),
  output: pictureBytes,
  answersPicture: true,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'A picture that somebody added, to those who see whom it shows',
});
