import type { ServerFeature } from '../server-feature.ts';
import { shellHandlers } from './handlers.ts';
import { messageHandlers } from './message-handlers.ts';
import { newsHandlers } from './news-handlers.ts';
import { notificationHandlers } from './notification-handlers.ts';
import { newsChoiceStore, notificationStore, shortcutStore, userMessageStore } from './scopes.ts';
import { shortcutHandlers } from './shortcut-handlers.ts';

export const feature: ServerFeature = {
  stores: [shortcutStore, notificationStore, userMessageStore, newsChoiceStore],
  handlers: [shellHandlers, shortcutHandlers, notificationHandlers, messageHandlers, newsHandlers],
};
