import { PhotoAvatar } from '../avatar-group/photo-avatar.tsx';
import * as css from './presence-avatar.css.ts';

export type Presence = keyof typeof css.dots | 'offline';

/** A presence in a word: colour is never alone. */
export const presenceWords: Record<Presence, string> = {
  online: 'Online',
  away: 'Away',
  busy: 'Busy',
  'not-visible': 'Invisible',
  offline: 'Offline',
};

/** A person with the dot of their presence. The word stands beside it. Null: nobody knows. */
export function PresenceAvatar({
  name,
  photoUrl = null,
  presence,
  size,
}: {
  name: string;
  photoUrl?: string | null;
  presence: Presence | null;
  size?: 'small' | 'middle' | 'profile';
}) {
  const shown = presence === 'offline' ? null : presence;
  return (
    <span className={css.frame} aria-hidden="true">
      <PhotoAvatar name={name} photo={photoUrl} {...(size && { size })} />
      {shown && <span className={css.dots[shown]} data-presence={shown} />}
    </span>
  );
}
