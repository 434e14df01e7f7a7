import { keptMessages } from '#domain/chat/rules.ts';
import type { EntityStore } from '../entity-store.ts';
import { chat, chatMessage, chatReading, colleague } from './tables.ts';

/** In the slices of its members, and in nobody else's. */
export const chatStore: EntityStore = {
  name: 'chat',
  table: chat,
  scopes: (relation) => `select id, 'user:' || unnest(member_ids) as scope from ${relation}`,
};

/** In their own slice, and in those of who shares a chat with them: it must be there before the card is written. */
export const colleagueStore: EntityStore = {
  name: 'colleague',
  table: colleague,
  scopes: (relation) =>
    `select r.id, 'user:' || r.id as scope from ${relation} r
     union select r.id, 'user:' || m.id from ${relation} r
       join chat c on c.tenant_id = r.tenant_id and r.id = any(c.member_ids)
       cross join lateral unnest(c.member_ids) as m(id)`,
};

/**
 * Among the newest of its chat. The chat is seen as it was before the message that is being written,
 * so that it counts for one: what is written beside the new message leaves when it is too old.
 */
export const chatMessageStore: EntityStore = {
  name: 'chatMessage',
  table: chatMessage,
  scopes: (relation) =>
    `select r.id, 'user:' || unnest(c.member_ids) as scope from ${relation} r
       join chat c on c.tenant_id = r.tenant_id and c.id = r.chat_id
       where r.number > c.last_number - ${keptMessages - 1}`,
};

export const chatReadingStore: EntityStore = {
  name: 'chatReading',
  table: chatReading,
  scopes: (relation) => `select id, 'user:' || account_id as scope from ${relation}`,
};
