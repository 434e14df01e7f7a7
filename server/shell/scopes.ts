import type { EntityStore } from '../entity-store.ts';
import { notificationPreferenceTable, notification, shortcut, userMessage } from './tables.ts';

/** In its owner's scope, and in nobody else's. */
const scopes = (relation: string) => `select id, 'user:' || account_id as scope from ${relation}`;

export const shortcutStore: EntityStore = { name: 'shortcut', table: shortcut, scopes };
export const notificationStore: EntityStore = { name: 'notification', table: notification, scopes };
export const userMessageStore: EntityStore = { name: 'userMessage', table: userMessage, scopes };

/** Under the id of its account. */
export const notificationPreferenceStore: EntityStore = {
  name: 'newsChoice',
  table: notificationPreferenceTable,
  scopes: (relation) => `select id, 'user:' || id as scope from ${relation}`,
};
