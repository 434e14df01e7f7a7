import type { QueuePolicy } from '../operation.ts';
import { ownPhotoRecord, type OwnPhotoInput } from './own-photo-record.ts';
import { pictureAddress } from '../sync/picture-address.ts';

export const changeOwnPhotoName = 'access.changeOwnPhoto';

/** How a photo is queued, apart from its schema: whoever only shows it loads none. */
export const changeOwnPhotoPolicy: QueuePolicy<OwnPhotoInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  affects: () => ownPhotoRecord,
  preview: ({ pictureId }, { accountId: id }) => [
    {
      entity: 'colleague',
      id,
      from: id,
      change: (card: object) => ({ ...card, avatar: pictureId && pictureAddress(pictureId) }),
    },
  ],
  describe: () => 'Your photo',
};
