import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import {
  chatContact,
  chatContactPage,
  chatProfile,
  demoChat,
  demoMessage,
  listedChat,
} from './entities.ts';

const base = '/api/apps/chat';
/** `chats` and `chat` are the Team Chat’s, and the two never mix (decision 110). */
const own = `${base}/demo`;

export const listChats = defineOperation({
  ...onDevice,
  name: 'demo.chat.chats',
  method: 'GET',
  path: `${own}/chats`,
  input: z.object({}),
  output: z.array(demoChat),
  summary: 'All chats of the demo with contact and messages, the latest first',
});

export const readChat = defineOperation({
  ...onDevice,
  name: 'demo.chat.chat',
  method: 'GET',
  path: `${own}/chat`,
  input: byId,
  output: z.nullable(demoChat),
  summary: 'One chat of the demo; null when there is none with this id',
});

export const changeChat = defineOperation({
  ...onDevice,
  name: 'demo.chat.change',
  method: 'PATCH',
  path: `${own}/chat`,
  input: z.object({
    id: z.string(),
    chat: z.partial(z.pick(listedChat, { unreadCount: true, muted: true })),
  }),
  output: z.nullable(demoChat),
  summary: 'Mutes a chat or says that it is read; null when there is none with this id',
});

export const listChatContacts = defineOperation({
  ...onDevice,
  name: 'demo.chat.contacts',
  method: 'GET',
  path: `${base}/contacts`,
  input: z.object({}),
  output: z.array(chatContact),
  summary: 'Everybody to chat with, by name',
});

export const readChatContact = defineOperation({
  ...onDevice,
  name: 'demo.chat.contact',
  method: 'GET',
  path: `${base}/contact`,
  input: byId,
  output: z.nullable(chatContactPage),
  summary: 'All that is known of a contact; null when there is none with this id',
});

export const readProfile = defineOperation({
  ...onDevice,
  name: 'demo.chat.profile',
  method: 'GET',
  path: `${base}/profile`,
  input: z.object({}),
  output: chatProfile,
  summary: 'What others see of oneself',
});

/** Ours, as all below: the specification’s keys do nothing. */
export const changeProfile = defineOperation({
  ...onDevice,
  name: 'demo.chat.changeProfile',
  method: 'PATCH',
  path: `${base}/profile`,
  input: z.object({
    profile: z.partial(z.pick(chatProfile, { name: true, avatar: true, about: true })),
  }),
  output: chatProfile,
  summary: 'Changes what others see of oneself',
});

export const startChat = defineOperation({
  ...onDevice,
  name: 'demo.chat.start',
  method: 'POST',
  path: `${own}/chat`,
  input: z.object({ contactId: z.string() }),
  output: demoChat,
  summary: 'The chat with a contact, which is new where there was none',
});

export const sendDemoMessage = defineOperation({
  ...onDevice,
  name: 'demo.chat.send',
  method: 'POST',
  path: `${own}/message`,
  input: z.object({ message: z.pick(demoMessage, { chatId: true, value: true }) }),
  output: demoMessage,
  summary: 'Keeps a message on the device, as the last one of its chat',
});

export const clearChat = defineOperation({
  ...onDevice,
  name: 'demo.chat.clear',
  method: 'DELETE',
  path: `${own}/messages`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes the messages of a chat',
});

export const deleteChat = defineOperation({
  ...onDevice,
  name: 'demo.chat.delete',
  method: 'DELETE',
  path: `${own}/chat`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a chat with its messages',
});
