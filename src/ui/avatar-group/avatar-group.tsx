import { Avatar } from '../avatar/avatar.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './avatar-group.css.ts';

/** 'Naledi, Thabo and 11 more', for people who listen. */
function spoken(names: readonly string[], more: number): string {
  const last = more > 0 ? `${more} more` : (names.at(-1) ?? '');
  const first = more > 0 ? names : names.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')} and ${last}` : last;
}

/** Avatars of a group, overlapping: as many as have room, then the number of the others. */
export function AvatarGroup({
  label,
  names,
  atMost = 4,
}: {
  /** Name of the group: 'Leaders'. */
  label: string;
  names: readonly string[];
  atMost?: number;
}) {
  // "+1" would take the room of the one it stands for.
  const shown = names.length - atMost > 1 ? names.slice(0, atMost) : names.slice(0, atMost + 1);
  const more = names.length - shown.length;
  return (
    <div className={css.group}>
      <span className={visuallyHidden}>
        {label}: {spoken(shown, more)}
      </span>
      {shown.map((name, at) => (
        // Two people may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${at} ${name}`} className={css.one} title={name}>
          <Avatar name={name} />
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
