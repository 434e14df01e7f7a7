import Ban from 'lucide-react/icons/ban';
import Clock from 'lucide-react/icons/clock-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import type { ListedDevice } from '#domain/devices/registering.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import { nameOf, peopleWords, stateNames, stateOf, wordsOfUse } from './device-words.ts';
import * as css from './devices.css.ts';

function Seen({ device, now }: { device: ListedDevice; now: Date }): ReactNode {
  const state = stateOf(device, now);
  switch (state.is) {
    case 'revoked':
      return (
        <Pill tone="danger" icon={Ban}>
          Revoked {state.day}
        </Pill>
      );
    case 'waiting':
      return (
        <Pill tone="info" icon={Hourglass}>
          Waits for its code
        </Pill>
      );
    case 'away':
      return (
        <Pill tone="warning" icon={Clock}>
          {state.words}
        </Pill>
      );
    case 'seen':
      return (
        <span className={css.seen}>
          {state.online ? <span className={css.dot} /> : <Icon of={WifiOff} size="sm" />}
          {state.words}
        </span>
      );
  }
}

/** `newest`: the version that runs here. */
export function deviceColumns(
  now: Date,
  newest: string,
  act: (device: ListedDevice) => ReactNode,
): Column<ListedDevice>[] {
  return [
    { name: 'Device', card: 'title', wraps: true, cell: nameOf, value: nameOf },
    {
      name: 'Church',
      cell: ({ church }) => church ?? '',
      value: ({ church }) => church,
    },
    {
      name: 'For',
      hidePriority: 'first',
      cell: wordsOfUse,
      value: wordsOfUse,
    },
    {
      name: 'Ushers',
      wraps: true,
      hidePriority: 'first',
      cell: ({ people }) => <span title={people.join(', ')}>{peopleWords(people)}</span>,
      value: ({ people }) => people.join(', '),
    },
    {
      name: 'Last seen',
      cell: (device) => <Seen device={device} now={now} />,
      value: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      name: 'State',
      hidePriority: 'first',
      cell: (device) => stateNames[stateOf(device, now).is],
      value: (device) => stateNames[stateOf(device, now).is],
    },
    {
      name: 'Version',
      hidePriority: 'second',
      cell: ({ version }) => (
        <span className={version !== null && version !== newest ? css.old : undefined}>
          {version ?? '–'}
        </span>
      ),
      value: ({ version }) => version,
    },
    {
      name: 'Not sent',
      number: true,
      cell: ({ unsent }) => (unsent === null ? '–' : String(unsent)),
      value: ({ unsent }) => unsent,
    },
    { name: 'Acts', control: true, cell: act },
  ];
}
