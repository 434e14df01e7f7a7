import type { QueuePolicy } from '../operation.ts';
import { reportKey } from './queued-forms.ts';

export const attachPictureName = 'attendance.attachPicture';

/** Pictures that one submission may have. */
export const mostPictures = 3;

/** The submission's own place and id, and the picture that was added before. */
export interface AttachPictureInput {
  date: string;
  churchId: string;
  groupId: string | null;
  serviceId: string;
  /** The submission's. */
  versionId: string;
  pictureId: string;
}

/**
 * Queue policy of a report's picture, apart from its schema. No grant delivers it, as none delivers the picture:
 * both wait for their author's session.
 */
export const attachPicturePolicy: QueuePolicy<AttachPictureInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // A record of its own: what is changed in the report waits for no picture.
  orderingKey: (input) => `${reportKey(input)}:${input.pictureId}`,
  optimisticPatches: () => [],
  describe: () => 'Photo of a tally sheet',
};
