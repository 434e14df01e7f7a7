/** Kinds of data that an organisation may keep for a while only, in the order in which they are erased. */
export const retentionKinds = [
  'people',
  'followUps',
  'notes',
  'notifications',
  'chat',
  'audit',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

interface Kept {
  label: string;
  /** When the time begins, and what goes then. */
  words: string;
  one: string;
  many: string;
  /** Months. No organisation may choose fewer: what somebody archived by mistake is missed by then. */
  least: number;
  /** Months that suit most churches. */
  advised: number;
}

export const keptKinds: Readonly<Record<RetentionKind, Kept>> = {
  people: {
    label: 'People who left',
    words:
      'Archived or moved away, and not changed since. Everything personal goes. Counts and reports stay.',
    one: 'person',
    many: 'people',
    least: 12,
    advised: 36,
  },
  followUps: {
    label: 'Settled follow-ups',
    words:
      'Done or archived. The note, the outcome and the history go. The number of visits stays.',
    one: 'follow-up',
    many: 'follow-ups',
    least: 6,
    advised: 24,
  },
  notes: {
    label: 'Archived notes',
    words: 'Confidential notes and safety notes that were archived. They go with their history.',
    one: 'note',
    many: 'notes',
    least: 6,
    advised: 24,
  },
  notifications: {
    label: 'Notifications and messages',
    words: 'Of the bell and of Messages, counted from the day they came.',
    one: 'notification or message',
    many: 'notifications and messages',
    least: 1,
    advised: 6,
  },
  chat: {
    label: 'Team Chat',
    words:
      'Messages, counted from the day they were sent. The chats stay, with the newer messages.',
    one: 'chat message',
    many: 'chat messages',
    least: 3,
    advised: 24,
  },
  audit: {
    label: 'Audit log',
    words: 'Lines about who did what. Lines about merges of people stay.',
    one: 'audit line',
    many: 'audit lines',
    // The database lets nobody erase younger ones.
    least: 12,
    advised: 36,
  },
};

/** Months. Whoever keeps something for longer chooses no time. */
export const mostMonths = 120;

/** Hours between a change and the first erasing under it: it can be taken back meanwhile. */
export const hoursToTakeBack = 24;
