import type { QueuePolicy } from '../operation.ts';
import { ownPhotoRecord, type OwnPhotoInput } from './own-photo-record.ts';
import { pictureAddress } from '../sync/picture-address.ts';

export const changeOwnPhotoName = 'access.changeOwnPhoto';

/** Queue policy of a photo, apart from its schema: screens that only show it load none. */
export const changeOwnPhotoPolicy: QueuePolicy<OwnPhotoInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: () => ownPhotoRecord,
  optimisticPatches: ({ pictureId }, { accountId: id }) => [
    {
      entity: 'colleague',
      id,
      from: id,
      change: (card: object) => ({ ...card, avatar: pictureId && pictureAddress(pictureId) }),
    },
  ],
  describe: () => 'Your photo',
};
