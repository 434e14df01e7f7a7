import { useState, type ComponentProps } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import * as css from './photo-avatar.css.ts';

/** A person’s photo; without one, or where it cannot be had, their initials. The name stands beside it. */
export function PhotoAvatar({
  photoUrl,
  ...avatar
}: ComponentProps<typeof Avatar> & { photoUrl: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (photoUrl === null || missing === photoUrl) return <Avatar {...avatar} />;
  return (
    <span className={css.frame}>
      <Avatar {...avatar} />
      <img src={photoUrl} alt="" className={css.photo} onError={() => setMissing(photoUrl)} />
    </span>
  );
}
