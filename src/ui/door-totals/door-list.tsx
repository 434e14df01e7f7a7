import WifiOff from 'lucide-react/icons/wifi-off';
import { memo } from 'react';
import { AvatarGroup } from '../avatar-group/avatar-group.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { PresenceAvatar } from '../presence/presence-avatar.tsx';
import { grouped } from '../time.ts';
import * as css from './door-totals.css.ts';

export interface Door {
  id: string;
  /** Person who counts there: the initials come from it. */
  person: string;
  /** Name of the person on this screen: 'You', 'Lerato'. */
  called: string;
  name: string;
  count: number;
  /** Age in words: '2 seconds ago', 'on this device'; of a door out of reach, 'heard 09:12' or 'by QR, 09:31'. */
  heard: { isHere: boolean; words: string };
}

type ShownDoor = Pick<Door, 'person' | 'called' | 'name' | 'count'> & Door['heard'];

/** A tap is drawn at its own door. */
const DoorLine = memo(function DoorLine(props: ShownDoor) {
  const { person, called, name, count, isHere, words } = props;
  return (
    <li className={css.door}>
      <PresenceAvatar name={person} presence={isHere ? 'online' : 'offline'} size="middle" />
      <div className={css.who}>
        <p className={css.line}>
          <span className={css.person}>{called}</span> · {name}
        </p>
        {isHere ? (
          <p className={css.heard}>{words}</p>
        ) : (
          <p className={cx(css.heard, css.old)}>
            <Icon of={WifiOff} size="xs" />
            {words}
          </p>
        )}
      </div>
      <span className={css.doorCount}>{grouped(count)}</span>
    </li>
  );
});

/** Doors and their counters. A door out of reach keeps its last number, with the time of it. */
export function DoorList({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={css.doors} aria-label="Who is counting">
      {doors.map(({ id, person, called, name, count, heard }) => (
        <DoorLine key={id} {...{ person, called, name, count }} {...heard} />
      ))}
    </ul>
  );
}

/** The other doors in one line, for a phone. A door that is out of reach says so here as well. */
export function DoorsInShort({ doors }: { doors: readonly Door[] }) {
  const away = doors.flatMap(({ called, heard }) =>
    heard.isHere ? [] : [`${called} ${heard.words}`],
  );
  return (
    <div className={css.inShort}>
      <AvatarGroup label="Counting too" people={doors.map(({ person }) => ({ name: person }))} />
      <div className={css.who}>
        <p className={css.person}>
          {doors.map(({ called, count }) => `${called} ${grouped(count)}`).join(', ')}
        </p>
        {away.length > 0 ? (
          <p className={cx(css.heard, css.old)}>
            <Icon of={WifiOff} size="xs" />
            {away.join(', ')}
          </p>
        ) : (
          <p className={css.heard}>Just now</p>
        )}
      </div>
    </div>
  );
}
