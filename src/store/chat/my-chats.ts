import { countUnread } from '#domain/chat/rules.ts';
import { markReadName, markReadPolicy } from '#domain/chat/sending.ts';
import type { ChatReading, Colleague } from '#domain/chat/entities.ts';
import type { Store } from '../database.ts';
import { withPending } from '../outbox/with-pending.ts';

/** A chat in the list: who it is with, and how much of it is new. */
export interface MyChat {
  id: string;
  contact: Colleague;
  unread: number;
}

/** Time up to which this person has read each chat, with pending readings applied. */
async function readingsOf(store: Store): Promise<Map<string, number>> {
  const { cache, profile } = store;
  const cached = await cache.chatReading.toArray();
  const known = new Map(cached.map((reading) => [reading.chatId, reading.upTo]));
  const shown = await withPending<ChatReading>(store, {
    policies: { [markReadName]: markReadPolicy },
    entity: 'chatReading',
    // Their own all: the chat names each, and a queued item too.
    rows: cached.map((reading) => Object.assign(reading, { id: reading.chatId })),
    matches: ({ accountId }) => accountId === profile.id,
  });
  return new Map(shown.map(({ chatId, upTo }) => [chatId, Math.max(upTo, known.get(chatId) ?? 0)]));
}

/** The one who spoke last first. */
export async function myChats(store: Store): Promise<MyChat[]> {
  const { cache, profile } = store;
  const chats = await cache.chat.toArray();
  const colleagues = new Map((await cache.colleague.toArray()).map((one) => [one.id, one]));
  const readings = await readingsOf(store);
  const found: (MyChat & { spoken: string })[] = [];
  for (const { id, memberIds, lastMessageAt } of chats) {
    const contact = colleagues.get(memberIds.find((member) => member !== profile.id) ?? '');
    if (!contact) continue;
    const upTo = readings.get(id) ?? 0;
    const since = await cache.chatMessage
      .where('[chatId+number]')
      .between([id, upTo], [id, Infinity], false, true)
      .toArray();
    const unread = countUnread(since, { id: profile.id, upTo });
    found.push({ id, contact, unread, spoken: lastMessageAt ?? '' });
  }
  return found.toSorted(
    (a, b) => b.spoken.localeCompare(a.spoken) || a.contact.name.localeCompare(b.contact.name),
  );
}
