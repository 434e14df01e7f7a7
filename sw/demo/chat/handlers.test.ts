import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { chatContactPage, demoChat, demoMessage } from '#domain/demo/chat/entities.ts';
import { isMockAddress } from '#domain/demo/addresses.ts';
import { must } from '#domain/must.ts';
import { changePaths, cachedPaths } from '#domain/worker-paths.gen.ts';
import { operations } from '#domain/registry.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import {
  allChatContacts,
  allChats,
  chatContactWith,
  chatsInOrder,
} from '#store/demo/chat/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'profile');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/chat/${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

const firstChat = async () => must((await chatsInOrder(demo))[0], 'a chat');

test('S7-116 it begins with as many chats, contacts and messages as the template has', async () => {
  const chats = await allChats(demo);
  expect(chats).toHaveLength(15);
  expect(chats.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(2);
  expect(chats.filter(({ muted }) => muted)).toHaveLength(2);
  for (const chat of chats) {
    const { messages, lastMessage, lastMessageAt, contactId, unreadCount } = chat;
    expect(messages).toHaveLength(25);
    expect(messages.filter(({ isMine }) => isMine)).toHaveLength(13);
    expect(new Set(messages.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBe(6);
    expect(messages.at(-1)).toMatchObject({
      value: lastMessage,
      createdAt: lastMessageAt,
      contactId,
    });
    expect(messages.filter(({ isMine }) => !isMine).length).toBeGreaterThanOrEqual(unreadCount);
    expect(messages.map(({ createdAt }) => createdAt)).toEqual(
      messages.map(({ createdAt }) => createdAt).toSorted(),
    );
  }
  expect(new Set(chats.map(({ contactId }) => contactId)).size).toBe(15);
  expect(chats.filter((one) => !demoChat.safeParse(one).success)).toEqual([]);
  const contacts = await allChatContacts(demo);
  expect(contacts).toHaveLength(80);
  expect(contacts.filter(({ avatar }) => avatar !== null)).toHaveLength(64);
  const page = await chatContactWith(demo, contacts[0]?.id ?? '');
  expect(page?.attachments.media).toHaveLength(8);
  expect(chatContactPage.safeParse(page).success).toBe(true);
});

test('S3-010 a chat and a message have these fields, and nothing else', async () => {
  const [chat] = await allChats(demo);
  const fields = 'contact contactId id lastMessage lastMessageAt messages muted unreadCount'.split(
    ' ',
  );
  expect(Object.keys(demoChat.shape).toSorted()).toEqual(fields);
  expect(Object.keys(chat ?? {}).toSorted()).toEqual(fields);
  const ofMessage = 'chatId contactId createdAt id isMine value'.split(' ');
  expect(Object.keys(demoMessage.shape).toSorted()).toEqual(ofMessage);
  expect(Object.keys(chat?.messages[0] ?? {}).toSorted()).toEqual(ofMessage);
});

test('it begins the same on every device', async () => {
  const here = await allChats(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'profile');
  expect(await allChats(demo)).toEqual(here);
});

test('issue 15: no call of the Team Chat is answered by the demo, and none of the demo by the server', () => {
  const ofServer = operations.filter(({ path }) => path.startsWith('/api/apps/chat/'));
  expect(ofServer.length).toBeGreaterThan(4);
  expect(ofServer.filter(({ path }) => isMockAddress(path))).toEqual([]);
  for (const path of ['demo/chats', 'demo/chat', 'contacts', 'contact', 'profile']) {
    const address = `/api/apps/chat/${path}`;
    expect(isMockAddress(address)).toBe(true);
    expect([...changePaths, ...cachedPaths].filter((one) => address.startsWith(one))).toEqual([]);
  }
});

test('what is sent is the last message, and its chat the first of the list', async () => {
  const { id } = must((await chatsInOrder(demo)).at(-1), 'the last chat');
  await send('POST', 'demo/message', { message: { chatId: id, value: 'One' } });
  await send('POST', 'demo/message', { message: { chatId: id, value: 'Two' } });
  const [chat] = await allChats(demo);
  expect(chat).toMatchObject({ id, lastMessage: 'Two' });
  expect(chat?.messages.slice(-2).map(({ value }) => value)).toEqual(['One', 'Two']);
});

test('a message comes after those before it, also where the clock was put back', async () => {
  const { id } = await firstChat();
  await demo.demoMessage.add({
    id: 'later',
    chatId: id,
    contactId: 'me',
    value: 'Tomorrow',
    createdAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await send('POST', 'demo/message', { message: { chatId: id, value: 'Now' } });
  expect((await allChats(demo))[0]?.messages.at(-1)?.value).toBe('Now');
});

test.each([
  [
    'nothing but spaces',
    'POST',
    'demo/message',
    { message: { value: '  ' } },
    422,
    /Write something/,
  ],
  [
    'too long a message',
    'POST',
    'demo/message',
    { message: { value: 'a'.repeat(2001) } },
    422,
    /at most 2000 characters/,
  ],
  [
    'a profile without a name',
    'PATCH',
    'profile',
    { profile: { name: ' ' } },
    422,
    /Enter your name/,
  ],
  ['a contact who is gone', 'POST', 'demo/chat', { contactId: 'gone' }, 404, /Choose another one/],
])(
  'S8-022 %s is refused in a sentence, and nothing changes',
  async (_, method, path, body, status, sentence) => {
    const before = await allChats(demo);
    const message = 'message' in body && { message: { ...body.message, chatId: before[0]?.id } };
    const response = await send(method, path, { ...body, ...message });
    expect(response.status).toBe(status);
    expect(JSON.stringify(await response.json())).toMatch(sentence);
    expect(await allChats(demo)).toEqual(before);
  },
);

test('S8-011 a message to no chat: Could not found chat with id of {id}!', async () => {
  const response = await send('POST', 'demo/message', {
    message: { chatId: 'none', value: 'Hello' },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { message: 'Could not found chat with id of none!' },
  });
});

test('a cleared chat has its messages back by undo, with how many were unread', async () => {
  const { id } = must(
    (await chatsInOrder(demo)).find(({ unreadCount }) => unreadCount === 2),
    'an unread chat',
  );
  const before = await allChats(demo);
  await send('DELETE', `demo/messages?id=${id}`);
  expect(await demo.demoChat.get(id)).toMatchObject({ unreadCount: 0, lastMessage: null });
  await answerDemo(
    demo,
    new Request('http://localhost/api/apps/demo/undo', {
      method: 'POST',
      body: JSON.stringify({ id }),
    }),
    'Grace Valley',
  );
  expect(await allChats(demo)).toEqual(before);
});
