import { membersOfFamily } from '#store/families/households.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { AvatarGroup } from '../../ui/avatar-group/avatar-group.tsx';

/** The people of a family, by their faces. */
export function FamilyFaces({ id }: { id: string }) {
  const live = useLive(membersOfFamily, id);
  const pictureOf = usePictures();
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <AvatarGroup
      label="Members"
      people={live.data.map(({ name, photoUrl }) => ({ name, photo: pictureOf(photoUrl) }))}
    />
  );
}
