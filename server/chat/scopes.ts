import { keptMessages } from '#domain/chat/rules.ts';
import type { EntityStore } from '../entity-store.ts';
import { chat, chatMessage, chatReading, colleague } from './tables.ts';

/** In the scopes of its members, and in nobody else's. */
export const chatStore: EntityStore = {
  name: 'chat',
  table: chat,
  scopes: (relation) =>
    `select id, 'user:' || unnest(member_ids) || '/chat' as scope from ${relation}`,
};

/** With whoever it is of, and with those who share a chat with them. */
export const colleagueStore: EntityStore = {
  name: 'colleague',
  table: colleague,
  scopes: (relation) =>
    `select r.id, 'user:' || r.id || '/chat' as scope from ${relation} r
     union select r.id, 'user:' || m.id || '/chat' from ${relation} r
       join chat c on c.tenant_id = r.tenant_id and r.id = any(c.member_ids)
       cross join lateral unnest(c.member_ids) as m(id)`,
  follows: { chat: (moved) => `select unnest(member_ids) as id from ${moved}` },
};

/** Among the newest of its chat. */
export const chatMessageStore: EntityStore = {
  name: 'chatMessage',
  table: chatMessage,
  arrives: 'last',
  scopes: (relation) =>
    `select r.id, 'user:' || unnest(c.member_ids) || '/chat' as scope from ${relation} r
       join chat c on c.tenant_id = r.tenant_id and c.id = r.chat_id
       where r.number > c.last_number - ${keptMessages}`,
  follows: { chat: newestOfMoved },
};

/** All that devices hold of a chat of other members, else those alone that came or grew too old meanwhile. */
function newestOfMoved(moved: string): string {
  return `select m.id from (
      select id, min(last_number) as low, max(last_number) as high,
        count(*) = 1 or count(distinct member_ids) > 1 as whole
      from ${moved} group by id) c
    join chat_message m on m.tenant_id = $1 and m.chat_id = c.id
    where m.number > c.low - ${keptMessages} and (c.whole or m.number <= c.high - ${keptMessages})`;
}

export const chatReadingStore: EntityStore = {
  name: 'chatReading',
  table: chatReading,
  scopes: (relation) => `select id, 'user:' || account_id || '/chat' as scope from ${relation}`,
};
