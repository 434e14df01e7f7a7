import type { ServerFeature } from '../server-feature.ts';
import { shellHandlers } from './handlers.ts';
import { messageHandlers } from './message-handlers.ts';
import { notificationPreferenceHandlers } from './notification-preference-handlers.ts';
import { notificationHandlers } from './notification-handlers.ts';
import {
  notificationPreferenceStore,
  notificationStore,
  shortcutStore,
  userMessageStore,
} from './scopes.ts';
import { shortcutHandlers } from './shortcut-handlers.ts';

export const feature: ServerFeature = {
  stores: [shortcutStore, notificationStore, userMessageStore, notificationPreferenceStore],
  handlers: [
    shellHandlers,
    shortcutHandlers,
    notificationHandlers,
    messageHandlers,
    notificationPreferenceHandlers,
  ],
};
