import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { isStorableText } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { chatMessage } from './entities.ts';
import { longestMessage } from './rules.ts';
import { markReadName, markReadPolicy, sendName, sendPolicy } from './sending.ts';

const anywhere = () => ({ kind: 'anywhere' }) as const;

/** Any text: an id that was never one reads like a chat that is somebody else's. */
const chatId = z
  .string()
  .check(z.maxLength(200), z.refine(isStorableText, 'Remove the unreadable characters'));

/** S3-010, word for word. */
const chatAnswer = z.object({
  id: uuid,
  contact: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
  unreadCount: z.number(),
  messages: z.array(z.object({ value: z.string(), createdAt: instant, isMine: z.boolean() })),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

/** Each with its last message only. */
export const listChats = defineOperation({
  name: 'chat.list',
  method: 'GET',
  path: '/api/apps/chat/chats',
  status: 200,
  input: z.object({}),
  output: z.array(chatAnswer),
  may: 'chat.use',
  subject: anywhere,
  offline: 'cache',
  summary: 'The chats of this person, each with its last message',
});

export const getChat = defineOperation({
  name: 'chat.get',
  method: 'GET',
  path: '/api/apps/chat/chat',
  status: 200,
  input: z.object({ id: chatId }),
  output: chatAnswer,
  may: 'chat.use',
  subject: anywhere,
  offline: 'cache',
  summary: 'One chat with its newest messages',
});

/** Messages that devices no longer hold, the newest of them, oldest first. */
export const olderMessages = defineOperation({
  name: 'chat.older',
  method: 'GET',
  path: '/api/apps/chat/chats/{id}/messages',
  status: 200,
  input: z.object({
    id: chatId,
    /** Number of the oldest message that is known. */
    before: z.string().check(z.regex(/^\d{1,9}$/, 'Name the message by its number')),
  }),
  output: z.object({ messages: z.array(chatMessage.schema) }),
  may: 'chat.use',
  subject: anywhere,
  offline: 'network',
  summary: 'Messages of a chat before one that is known',
});

export const sendMessage = defineOperation({
  name: sendName,
  method: 'POST',
  path: '/api/apps/chat/chats/{id}/messages',
  status: 202,
  input: z.object({
    id: uuid,
    value: z
      .string()
      .check(
        z.trim(),
        z.refine(isStorableText, 'Remove the unreadable characters'),
        z.minLength(1, 'Write something first'),
        z.maxLength(longestMessage, `Use at most ${longestMessage} characters`),
      ),
  }),
  output: chatMessage.schema,
  may: 'chat.use',
  subject: anywhere,
  offline: sendPolicy,
  limit: { points: 240, seconds: 60 },
  summary: 'Write a message',
});

export const markChatRead = defineOperation({
  name: markReadName,
  method: 'POST',
  path: '/api/apps/chat/chats/{id}/read',
  status: 202,
  input: z.object({ id: uuid, upTo: z.number().check(z.int(), z.minimum(0)) }),
  output: z.object({ upTo: z.number() }),
  may: 'chat.use',
  subject: anywhere,
  offline: markReadPolicy,
  summary: 'Mark the messages of a chat as read',
});

/** People whom a person may write to: those who work for a church that is theirs too. */
export const listColleagues = defineOperation({
  name: 'chat.colleagues',
  method: 'GET',
  path: '/api/apps/chat/colleagues',
  status: 200,
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })),
  }),
  may: 'chat.use',
  subject: anywhere,
  offline: 'network',
  summary: 'People whom this person may start a chat with',
});

/** The one chat of two people: made by whoever asks first. */
export const openChat = defineOperation({
  name: 'chat.open',
  method: 'POST',
  path: '/api/apps/chat/chats',
  status: 200,
  input: z.object({ colleagueId: uuid }),
  output: z.object({ id: uuid }),
  may: 'chat.use',
  subject: anywhere,
  offline: 'network',
  summary: 'Open the chat with somebody',
});
