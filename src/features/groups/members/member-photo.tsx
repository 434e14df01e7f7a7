import { usePictures } from '../../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';

/** The photo of a member beside their name. */
export function MemberPhoto({ name, address }: { name: string; address: string | null }) {
  return <PhotoAvatar name={name} photo={usePictures()(address)} />;
}
