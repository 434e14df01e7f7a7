import { listMessages } from '#domain/shell/message-operations.ts';
import { listNotifications } from '#domain/shell/notification-operations.ts';
import { listShortcuts } from '#domain/shell/shortcut-operations.ts';
import { cachedRows } from '../cached-read.ts';
import type { StoreFeature } from '../store-feature.ts';
import { numberedMessages } from './numbered-messages.ts';
import { notificationsOf } from './notifications.ts';
import { shortcutsOf } from './shortcuts.ts';

export const feature: StoreFeature = {
  tables: {
    shortcut: 'id',
    notification: 'id, time',
    userMessage: 'id, number',
    newsChoice: 'id',
  },
  reads: [
    cachedRows(listShortcuts, shortcutsOf),
    cachedRows(listNotifications, notificationsOf),
    cachedRows(listMessages, numberedMessages),
  ],
};
