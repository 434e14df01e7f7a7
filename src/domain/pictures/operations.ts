import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { readPicturePath } from './paths.ts';

/** A picture's own bytes. */
export const pictureBytes = z.instanceof(Uint8Array);

const anywhere = () => ({ kind: 'anywhere' }) as const;

/** By its address, which another picture never gets. Whoever may not see it is told that there is none. */
export const readPicture = defineOperation({
  name: 'pictures.read',
  method: 'GET',
  path: readPicturePath,
  status: 200,
  input: z.object({ id: uuid }),
  output: pictureBytes,
  answersPicture: true,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'A picture that somebody added, to those who see whom it shows',
});
