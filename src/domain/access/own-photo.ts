import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { pictureBytes } from '../pictures/operations.ts';
import { user } from './session.ts';

const path = '/api/v1/userdetails/current-user/photo';
const output = z.object({ avatar: user.shape.avatar });
const anywhere = () => ({ kind: 'anywhere' }) as const;

/** At once and in one call. The app itself queues: see `changeOwnPhoto`. */
export const saveOwnPhoto = defineOperation({
  name: 'access.saveOwnPhoto',
  method: 'PUT',
  path,
  status: 202,
  input: z.object({ picture: pictureBytes }),
  takesPicture: true,
  output,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Show a photo in the place of one’s initials',
});

export const removeOwnPhoto = defineOperation({
  name: 'access.removeOwnPhoto',
  method: 'DELETE',
  path,
  status: 202,
  input: z.object({}),
  output,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Take one’s photo away: the initials are shown again',
});
