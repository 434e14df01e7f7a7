import type { DomainFeature } from '../domain-feature.ts';
import { chat, chatMessage, chatReading, colleague } from './entities.ts';
import {
  getChat,
  listChats,
  listColleagues,
  markChatRead,
  olderMessages,
  openChat,
  sendMessage,
} from './operations.ts';

export const feature: DomainFeature = {
  entities: [chat, colleague, chatMessage, chatReading],
  operations: [
    listChats,
    getChat,
    olderMessages,
    sendMessage,
    markChatRead,
    listColleagues,
    openChat,
  ],
};
