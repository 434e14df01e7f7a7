import { chatNotFound } from '#domain/chat/rules.ts';
import { type DemoMessage, me, type StoredDemoMessage } from '#domain/demo/chat/entities.ts';
import * as operations from '#domain/demo/chat/operations.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { newId } from '#domain/values/new-id.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import {
  allChatContacts,
  allChats,
  chatContactWith,
  chatWith,
  messagesOf,
  profileOfMe,
} from '#store/demo/chat/queries.ts';
import { keepDeleted } from '../deletions.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';

const chats = rowsOf((demo) => demo.demoChat);

const change = handle(operations.changeChat, async (demo, { id, chat }) => {
  await chats.change(demo, id, chat);
  return chatWith(demo, id);
});

const start = handle(operations.startChat, (demo, { contactId }) =>
  demo.transaction('rw', demo.demoChat, demo.demoMessage, demo.chatContact, async () => {
    if (!(await demo.chatContact.get(contactId))) {
      throw new Failure('not_found', 'This contact is not there any more. Choose another one');
    }
    const before = await demo.demoChat.where('contactId').equals(contactId).first();
    const { id } =
      before ??
      (await chats.add(demo, {
        contactId,
        unreadCount: 0,
        muted: false,
        lastMessage: null,
        lastMessageAt: new Date().toISOString(),
      }));
    return must(await chatWith(demo, id), 'the chat');
  }),
);

/** Later than the message before it, also on a device whose clock was put back. */
async function nextInstant(demo: DemoDatabase, chatId: string): Promise<string> {
  const last = (await messagesOf(demo, chatId)).at(-1);
  const earliest = last ? Date.parse(last.createdAt) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

const send = handle(operations.sendDemoMessage, (demo, { message: { chatId, value } }) =>
  demo.transaction('rw', demo.demoChat, demo.demoMessage, async () => {
    // S8-011, word for word.
    if (!(await chats.one(demo, { id: chatId }))) {
      throw new Failure('not_found', chatNotFound(chatId));
    }
    const createdAt = await nextInstant(demo, chatId);
    const message = { id: newId(), chatId, contactId: me, value: value.trim(), createdAt };
    await demo.demoMessage.add(message);
    await chats.change(demo, chatId, { lastMessage: message.value, lastMessageAt: createdAt });
    return { ...message, isMine: true };
  }),
);

function asStored(message: DemoMessage): StoredDemoMessage {
  const { isMine: _, ...stored } = message;
  return stored;
}

/** Takes the messages of a chat, and with `itself` the chat as well. */
async function empty(demo: DemoDatabase, id: string, itself: boolean): Promise<true> {
  await demo.transaction('rw', demo.tables, async () => {
    const chat = await chats.one(demo, { id });
    if (!chat) return;
    const messages = (await messagesOf(demo, id)).map(asStored);
    const { unreadCount, lastMessage } = chat;
    const table = demo.demoChat.name;
    await keepDeleted(demo, {
      id,
      rows: [
        ...(itself ? [{ table, row: chat }] : []),
        ...messages.map((row) => ({ table: demo.demoMessage.name, row })),
      ],
      fields: itself ? [] : [{ table, id, was: { unreadCount, lastMessage } }],
    });
    await demo.demoMessage.bulkDelete(messages.map((message) => message.id));
    if (itself) await demo.demoChat.delete(id);
    else await chats.change(demo, id, { unreadCount: 0, lastMessage: null });
  });
  return true;
}

const readMe = async (demo: DemoDatabase) => must(await profileOfMe(demo), 'the profile');

const changeProfile = handle(operations.changeProfile, async (demo, { profile }) => {
  await rowsOf((of) => of.chatProfile).change(demo, me, profile);
  return readMe(demo);
});

export const chatHandlers = [
  handle(operations.listChats, allChats),
  handle(operations.readChat, (demo, { id }) => chatWith(demo, id)),
  change,
  start,
  handle(operations.deleteChat, (demo, { id }) => empty(demo, id, true)),
  send,
  handle(operations.clearChat, (demo, { id }) => empty(demo, id, false)),
  handle(operations.listChatContacts, allChatContacts),
  handle(operations.readChatContact, (demo, { id }) => chatContactWith(demo, id)),
  handle(operations.readProfile, readMe),
  changeProfile,
];
