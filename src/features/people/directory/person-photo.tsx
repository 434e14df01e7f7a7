import { usePictures } from '../../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';

/** The photo of a person beside their name. */
export function PersonPhoto({ name, address }: { name: string; address: string | null }) {
  return <PhotoAvatar name={name} photo={usePictures()(address)} />;
}
