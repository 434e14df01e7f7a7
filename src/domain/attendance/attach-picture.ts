import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';
import { attachPictureName, attachPicturePolicy } from './attach-picture-policy.ts';

/** By the author of a submission, which the device knows by its place and by the id that it gave it. */
export const attachPicture = defineOperation({
  name: attachPictureName,
  method: 'POST',
  path: '/api/v1/churches/attendance/pictures',
  status: 202,
  input: z.object({
    date: localDate,
    churchId: uuid,
    groupId: z.nullable(uuid),
    serviceId: uuid,
    /** The submission's. */
    versionId: uuid,
    pictureId: uuid,
  }),
  output: z.object({ reportId: uuid }),
  // The submission is the caller's own, and may wait in review because their right has ended.
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: attachPicturePolicy,
  summary: 'Show a picture that was added before with a report of one’s own, up to three',
});
