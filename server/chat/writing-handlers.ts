import type { ChatReading } from '#domain/chat/entities.ts';
import { markChatRead, sendMessage } from '#domain/chat/operations.ts';
import { command } from '../handler.ts';
import { selectList } from '../entity-store.ts';
import { lockChat } from './my-chats.ts';
import { pushMessage } from './push-of-message.ts';
import { chatReadingStore } from './scopes.ts';

export const writingHandlers = {
  [sendMessage.name]: command(sendMessage, async (tx, caller, { id, value }, submission) => {
    const chat = await lockChat(tx, caller, id);
    const createdAt = submission.now.toISOString();
    const message = {
      id: submission.id,
      chatId: chat.id,
      authorId: caller.accountId,
      number: chat.lastNumber + 1,
      value,
      createdAt,
    };
    const spoken = { ...chat, lastNumber: message.number, lastMessageAt: createdAt };
    await pushMessage(tx, chat, message);
    return { output: message, inserts: { chatMessage: [message] }, replaces: { chat: [spoken] } };
  }),

  [markChatRead.name]: command(markChatRead, async (tx, caller, input, submission) => {
    const { id: chatId, lastNumber } = await lockChat(tx, caller, input.id);
    const { accountId } = caller;
    const [before] = await tx.rows<ChatReading>(
      'reading of chat',
      `select ${selectList(chatReadingStore)} from chat_reading
       where tenant_id = $1 and chat_id = $2 and account_id = $3`,
      [tx.tenantId, chatId, accountId],
    );
    // Two devices read at their own pace: the one that is behind takes nothing back.
    const upTo = Math.max(before?.upTo ?? 0, Math.min(input.upTo, lastNumber));
    const reading: ChatReading = { id: before?.id ?? submission.id, chatId, accountId, upTo };
    const rows = { chatReading: [reading] };
    return { output: { upTo }, ...(before ? { replaces: rows } : { inserts: rows }) };
  }),
};
