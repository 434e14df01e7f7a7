import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { useShownPicture } from '../../../register/picture/use-shown-picture.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';

/** The photo of a person beside their name. */
export function PersonPhoto({ person }: { person: Person & { pending?: boolean } }) {
  const photo = useShownPicture(person.photoUrl, person.pending === true);
  return <PhotoAvatar name={nameOf(person)} photo={photo} />;
}
