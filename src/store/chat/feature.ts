import { getChat, listChats } from '#domain/chat/operations.ts';
import { cachedRead } from '../cached-read.ts';
import type { StoreFeature } from '../store-feature.ts';
import { shownChat, chatsWithPending } from './chats-with-pending.ts';

export const feature: StoreFeature = {
  tables: {
    chat: 'id',
    colleague: 'id',
    chatMessage: 'id, [chatId+number]',
    chatReading: 'id, chatId',
  },
  reads: [cachedRead(listChats, chatsWithPending), cachedRead(getChat, shownChat)],
};
