import type { EntityStore } from '../entity-store.ts';
import { newsChoice, notification, shortcut, userMessage } from './tables.ts';

/** In its owner's slice, and in nobody else's. */
const scopes = (relation: string) => `select id, 'user:' || account_id as scope from ${relation}`;

export const shortcutStore: EntityStore = { name: 'shortcut', table: shortcut, scopes };
export const notificationStore: EntityStore = { name: 'notification', table: notification, scopes };
export const userMessageStore: EntityStore = { name: 'userMessage', table: userMessage, scopes };

/** Under the id of its account. */
export const newsChoiceStore: EntityStore = {
  name: 'newsChoice',
  table: newsChoice,
  scopes: (relation) => `select id, 'user:' || id as scope from ${relation}`,
};
