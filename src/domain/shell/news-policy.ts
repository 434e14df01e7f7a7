import type { QueuePolicy } from '../operation.ts';

/** Ways in which news reaches a person: in the notifications of the app, and on devices that subscribed. */
export const newsWays = ['app', 'push'] as const;
export type NewsWay = (typeof newsWays)[number];

/** What the server tells people of by itself. */
export const newsKinds = [
  'reportDecided',
  'reportsDiffer',
  'roleGiven',
  'message',
  'chat',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** One of them by one way, as it is switched. */
export interface NewsSwitch {
  kind: NewsKind;
  way: NewsWay;
  on: boolean;
}

/** As it stands in the list of what somebody switched off: 'message.push'. */
export function newsWord({ kind, way }: Pick<NewsSwitch, 'kind' | 'way'>): string {
  return `${kind}.${way}`;
}

/** The list after one switch. Words of a newer version stay in it. */
export function switched(off: readonly string[], change: NewsSwitch): string[] {
  const word = newsWord(change);
  const others = off.filter((one) => one !== word);
  return change.on ? others : [...others, word];
}

export const switchNewsName = 'shell.switchNews';

/** How a switch is queued, apart from its schema: whoever only shows the switches loads none. */
export const switchNewsPolicy: QueuePolicy<NewsSwitch> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // One after the other: the last act of somebody on a switch is the one that holds.
  affects: () => 'news-choice',
  preview: (change, { accountId: id }) => [
    {
      entity: 'newsChoice',
      id,
      from: id,
      change: (row: { id: string; off: string[] }) => ({ ...row, off: switched(row.off, change) }),
    },
  ],
  describe: () => 'A change of your notification settings',
};
