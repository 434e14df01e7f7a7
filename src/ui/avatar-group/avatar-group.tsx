import { visuallyHidden } from '../visually-hidden.css.ts';
import { PhotoAvatar } from './photo-avatar.tsx';
import * as css from './avatar-group.css.ts';

/** Somebody with a photo, or without one. */
export interface Faced {
  name: string;
  photo?: string | null;
}

/** 'Naledi, Thabo and 11 more', for people who listen. */
function spoken(names: readonly string[], more: number): string {
  const last = more > 0 ? `${more} more` : (names.at(-1) ?? '');
  const first = more > 0 ? names : names.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')} and ${last}` : last;
}

/** Avatars of a group, overlapping: as many as have room, then the number of the others. */
export function AvatarGroup({
  label,
  people,
  atMost = 4,
}: {
  /** Name of the group: 'Leaders'. */
  label: string;
  people: readonly Faced[];
  atMost?: number;
}) {
  // "+1" would take the room of the one it stands for.
  const shown = people.slice(0, people.length - atMost > 1 ? atMost : atMost + 1);
  const names = shown.map(({ name }) => name);
  const more = people.length - shown.length;
  return (
    <div className={css.group}>
      <span className={visuallyHidden}>
        {label}: {spoken(names, more)}
      </span>
      {shown.map(({ name, photo = null }, at) => (
        // Two people may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${at} ${name}`} className={css.one} title={name}>
          <PhotoAvatar name={name} photo={photo} />
        </span>
      ))}
      {more > 0 && (
        <span className={css.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </div>
  );
}
