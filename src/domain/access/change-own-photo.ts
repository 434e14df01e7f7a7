import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { changeOwnPhotoName, changeOwnPhotoPolicy } from './own-photo-policy.ts';
import { user } from './session.ts';

export const changeOwnPhoto = defineOperation({
  name: changeOwnPhotoName,
  method: 'PATCH',
  path: '/api/v1/userdetails/current-user/photo',
  status: 202,
  input: z.object({ pictureId: z.nullable(uuid) }),
  output: z.object({ avatar: user.shape.avatar }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: changeOwnPhotoPolicy,
  summary: 'Show a picture that was added before in the place of one’s initials, or none',
});
