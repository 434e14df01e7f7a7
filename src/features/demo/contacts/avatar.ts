import { saveAvatar } from '#domain/demo/contacts/operations.ts';
import { Failure } from '#domain/errors.ts';
import { callDemo } from '../../../api/demo.ts';
import { squarePhoto } from '../../../api/pictures/square-photo.ts';
import { dataAddress } from '../../../demo/data-address.ts';
import type { Upload } from '../../../ui/image-upload/use-image-upload.ts';

/** Keeps a picture of a contact on this device at once, drawn anew as small as it is shown. */
export function uploadAvatar(id: string): Upload {
  return async (file, { signal }) => {
    const avatar = await dataAddress(await squarePhoto(file));
    // Cancelled while it was drawn: the picture before stays.
    signal.throwIfAborted();
    if (await callDemo(saveAvatar, { id, avatar })) return avatar;
    throw new Failure('not_found', 'This contact was deleted meanwhile');
  };
}
