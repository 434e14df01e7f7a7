import Lock from 'lucide-react/icons/lock';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { Pill } from '../pill/pill.tsx';
import * as css from './profile-row.css.ts';

export interface ProfileOfDevice {
  id: string;
  name: string;
  /** 'Last here 09:52', 'Last here Sunday 15 November'. */
  lastHere: string;
  /** Number of waiting reports; never their contents. */
  unsent: number;
  /** Time until it is unlocked, '4:12'; null when it is open. */
  lockedFor: string | null;
}

/** Somebody who counts on this device: how much waits is shown, what was counted opens with the PIN. */
function ProfileRow({
  profile,
  isChosen,
  onChoose,
}: {
  profile: ProfileOfDevice;
  isChosen: boolean;
  onChoose(): void;
}) {
  const { name, lastHere, unsent, lockedFor } = profile;
  const isLocked = lockedFor !== null;
  return (
    <button
      type="button"
      className={css.looks[isLocked ? 'locked' : isChosen ? 'chosen' : 'rest']}
      aria-current={isChosen || undefined}
      // It keeps the focus: whoever waits hears here how long.
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onChoose}
    >
      <Avatar name={name} size="middle" />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {isLocked ? (
          <span className={cx(css.line, css.locked)}>
            <Icon of={Lock} size="sm" />
            Locked, {lockedFor} to go
          </span>
        ) : (
          <span className={css.line}>{isChosen ? 'Entering PIN' : lastHere}</span>
        )}
      </span>
      {unsent > 0 && (
        <Pill tone="info" icon={TabletSmartphone}>
          {unsent} not sent
        </Pill>
      )}
      {unsent === 0 && !isLocked && <span className={css.sent}>All sent</span>}
    </button>
  );
}

/** People who count on this device, to be chosen. */
export function ProfileRows({
  profiles,
  chosen,
  onChoose,
}: {
  profiles: readonly ProfileOfDevice[];
  chosen: string | null;
  onChoose(id: string): void;
}) {
  return (
    <ul className={css.list} aria-label="Who is counting">
      {profiles.map((profile) => (
        <li key={profile.id}>
          <ProfileRow
            profile={profile}
            isChosen={profile.id === chosen}
            onChoose={() => onChoose(profile.id)}
          />
        </li>
      ))}
    </ul>
  );
}
