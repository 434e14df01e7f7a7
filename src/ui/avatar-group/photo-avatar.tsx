import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../cx.ts';
import { sizes } from '../avatar/avatar.css.ts';
import * as css from './avatar-group.css.ts';

/** A person's photo; without one, or when it does not come, the initials. The name stands beside it. */
export function PhotoAvatar({
  name,
  photo,
  size = 'small',
}: {
  name: string;
  photo: string | null;
  size?: keyof typeof sizes;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (photo === null || photo === broken) return <Avatar name={name} size={size} />;
  return (
    <img
      src={photo}
      alt=""
      className={cx(sizes[size], css.photo)}
      onError={() => setBroken(photo)}
    />
  );
}
