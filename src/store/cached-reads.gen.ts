// Made of the manifests by `npm run features`: change a feature.ts instead.
import { cachedRead, cachedRows } from './cached-read.ts';
import { getReport } from '#domain/attendance/operations.ts';
import { keptHistory } from './attendance/kept-histories.ts';
import { listChats, getChat } from '#domain/chat/operations.ts';
import { chatsWithPending, shownChat } from './chat/chats-with-pending.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { findPeople } from './people/queries.ts';
import { listShortcuts } from '#domain/shell/shortcut-operations.ts';
import { shortcutsOf } from './shell/shortcuts.ts';
import { listNotifications } from '#domain/shell/notification-operations.ts';
import { notificationsOf } from './shell/notifications.ts';
import { listMessages } from '#domain/shell/message-operations.ts';
import { numberedMessages } from './shell/numbered-messages.ts';
import type { CachedRead } from './cached-read.ts';

/** One for each operation whose policy is `cache`. */
export const cachedReads: readonly CachedRead[] = [
  cachedRead(getReport, keptHistory),
  cachedRead(listChats, chatsWithPending),
  cachedRead(getChat, shownChat),
  cachedRead(autocompletePeople, findPeople, 'people'),
  cachedRows(listShortcuts, shortcutsOf),
  cachedRows(listNotifications, notificationsOf),
  cachedRows(listMessages, numberedMessages),
];
