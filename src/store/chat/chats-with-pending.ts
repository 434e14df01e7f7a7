import type { ChatAnswer } from '#domain/chat/operations.ts';
import { chatNotFound } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import type { Store } from '../database.ts';
import { conversation } from './conversation.ts';
import { myChats, type MyChat } from './my-chats.ts';

async function chatWithPending(store: Store, { id, contact, unread }: MyChat): Promise<ChatAnswer> {
  const { name, avatar } = contact;
  const messages = (await conversation(store, id)) ?? [];
  return {
    id,
    contact: { name, avatar },
    unreadCount: unread,
    messages: messages
      .filter(({ state }) => state.kind !== 'refused')
      .map(({ value, createdAt, isMine }) => ({ value, createdAt, isMine })),
  };
}

/** `GET api/apps/chat/chats` as this device answers it: each with its last message. */
export async function chatsWithPending(store: Store): Promise<ChatAnswer[]> {
  const chats: ChatAnswer[] = [];
  for (const chat of await myChats(store)) {
    const { messages, ...rest } = await chatWithPending(store, chat);
    chats.push({ ...rest, messages: messages.slice(-1) });
  }
  return chats;
}

/** `GET api/apps/chat/chat?id=` as this device answers it. */
export async function shownChat(store: Store, { id }: { id: string }): Promise<ChatAnswer> {
  const found = (await myChats(store)).find((chat) => chat.id === id);
  if (!found) throw new Failure('not_found', chatNotFound(id));
  return chatWithPending(store, found);
}
