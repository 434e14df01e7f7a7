import { ownAvatar } from '#store/access/own-photo.ts';
import { ownName } from '#store/access/own-name.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';

/** Name and photo of the person here, as they were changed last, here or on another device. */
export function useOwnFace(): { name?: string; photo: string | null } {
  const called = useLive(ownName);
  const avatar = useLive(ownAvatar);
  const pictureOf = usePictures();
  return {
    ...(called.state === 'ready' && { name: called.data.name }),
    photo: avatar.state === 'ready' ? pictureOf(avatar.data) : null,
  };
}
