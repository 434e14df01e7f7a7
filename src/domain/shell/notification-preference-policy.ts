import type { QueuePolicy } from '../operation.ts';

/** Channels of notifications: in the app, and as push on devices that subscribed. */
export const preferenceChannels = ['app', 'push'] as const;
export type PreferenceChannel = (typeof preferenceChannels)[number];

/** Events that the server notifies people of. */
export const preferenceKinds = [
  'reportDecided',
  'reportsDiffer',
  'reportDue',
  'roleGiven',
  'message',
  'chat',
] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** One of them by one way, as it is switched. */
export interface PreferenceSwitch {
  kind: PreferenceKind;
  way: PreferenceChannel;
  on: boolean;
}

/** As it stands in the list of what somebody switched off: 'message.push'. */
export function preferenceKey({ kind, way }: Pick<PreferenceSwitch, 'kind' | 'way'>): string {
  return `${kind}.${way}`;
}

/** The list after one switch. Words of a newer version stay in it. */
export function switched(off: readonly string[], change: PreferenceSwitch): string[] {
  const word = preferenceKey(change);
  const others = off.filter((one) => one !== word);
  return change.on ? others : [...others, word];
}

export const switchNotificationName = 'shell.switchNews';

/** Queue policy of a switch, apart from its schema: screens that only show the switches load none. */
export const switchNotificationPolicy: QueuePolicy<PreferenceSwitch> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // One after the other: the last act of somebody on a switch is the one that holds.
  orderingKey: () => 'news-choice',
  optimisticPatches: (change, { accountId: id }) => [
    {
      entity: 'newsChoice',
      id,
      from: id,
      change: (row: { id: string; off: string[] }) => ({ ...row, off: switched(row.off, change) }),
    },
  ],
  describe: () => 'A change of your notification settings',
};
