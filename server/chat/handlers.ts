import type { ChatMessage } from '#domain/chat/entities.ts';
import { getChat, listChats, olderMessages, type ChatAnswer } from '#domain/chat/operations.ts';
import { keptMessages } from '#domain/chat/rules.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query } from '../handler.ts';
import { colleagueHandlers } from './colleague-handlers.ts';
import { messagesBefore, type MyChat, myChat, myChats } from './my-chats.ts';
import { writingHandlers } from './writing-handlers.ts';

function shown(chat: MyChat, messages: readonly ChatMessage[], caller: Caller): ChatAnswer {
  const { id, name, avatar, unreadCount } = chat;
  return {
    id,
    contact: { name, avatar },
    unreadCount,
    messages: messages.map(({ value, createdAt, authorId }) => ({
      value,
      createdAt,
      isMine: authorId === caller.accountId,
    })),
  };
}

function newest(tx: TenantTransaction, { id, lastNumber }: MyChat, most: number) {
  return messagesBefore(tx, id, { before: lastNumber + 1, most });
}

export const chatHandlers = {
  [listChats.name]: query(listChats, async (tx, caller) => {
    const answer: ChatAnswer[] = [];
    for (const chat of await myChats(tx, caller, null)) {
      answer.push(shown(chat, await newest(tx, chat, 1), caller));
    }
    return answer;
  }),

  [getChat.name]: query(getChat, async (tx, caller, { id }) => {
    const chat = await myChat(tx, caller, id);
    return shown(chat, await newest(tx, chat, keptMessages), caller);
  }),

  [olderMessages.name]: query(olderMessages, async (tx, caller, { id, before }) => {
    const chat = await myChat(tx, caller, id);
    const page = { before: Number(before), most: keptMessages };
    return { messages: await messagesBefore(tx, chat.id, page) };
  }),

  ...writingHandlers,
  ...colleagueHandlers,
};
