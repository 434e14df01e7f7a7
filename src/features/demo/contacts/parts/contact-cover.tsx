import type { Contact } from '#domain/demo/contacts/entities.ts';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { Landscape } from '../../../../ui/landscape/landscape.tsx';
import * as css from './contacts.css.ts';

/** The picture above a contact, and theirs over its edge. */
export function ContactCover({
  contact: { background, avatar, name },
}: {
  contact: Pick<Contact, 'background' | 'avatar' | 'name'>;
}) {
  return (
    <div className={css.top}>
      {background === null ? (
        <Landscape className={css.cover} />
      ) : (
        <img src={background} alt="" className={css.cover} />
      )}
      <div className={css.face}>
        <PhotoAvatar name={name} photo={avatar} size="profile" />
      </div>
    </div>
  );
}
