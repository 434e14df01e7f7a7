import type { DomainFeature } from '../../domain-feature.ts';
import {
  changeChat,
  changeProfile,
  clearChat,
  deleteChat,
  listChatContacts,
  listChats,
  readChat,
  readChatContact,
  readProfile,
  sendDemoMessage,
  startChat,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    listChats,
    readChat,
    changeChat,
    startChat,
    deleteChat,
    sendDemoMessage,
    clearChat,
    listChatContacts,
    readChatContact,
    readProfile,
    changeProfile,
  ],
};
