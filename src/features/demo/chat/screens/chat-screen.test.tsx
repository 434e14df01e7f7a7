// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { chatsInOrder, chatWith, profileOfMe } from '#store/demo/chat/queries.ts';

const demo = demoDatabase();
const anton = 'Anton Louw';

eachOnDemoScreens({ row: 64, box: 500, content: 3000 });

async function openChat(path = '/apps/chat') {
  const where = await openDemo(path);
  await screen.findByRole('list', { name: 'Chats' });
  return where;
}

async function chatOf(name: string) {
  return must(
    (await chatsInOrder(demo)).find(({ contact }) => contact.name === name),
    name,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link');
const rowOf = (name: string) =>
  must(
    rows().find(({ textContent }) => textContent.includes(name)),
    name,
  );
const messages = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
}

async function open(name: string) {
  fireEvent.click(rowOf(name));
  return within(await screen.findByRole('region', { name: `Chat with ${name}` }));
}

async function choose(chat: Awaited<ReturnType<typeof open>>, name: string): Promise<void> {
  fireEvent.keyDown(chat.getByRole('button', { name: 'More about this chat' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the chats', () => {
  test('S1-024 S2-069 the latest first, what is unread and what is muted; none is open', async () => {
    await openChat();
    expect(rows()[0]?.textContent).toContain(`${anton}See you there.`);
    expect(rows().filter(({ textContent }) => textContent.includes('unread'))).toHaveLength(2);
    expect(rows().filter(({ textContent }) => textContent.includes('Muted'))).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Select a conversation' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeTruthy();
    await axeFindsNothing('the chats');
  });

  test('searched by name and last message; and what to do where nothing is found, or nothing is there', async () => {
    await openChat();
    const search = screen.getByRole('searchbox', { name: 'Search chats' });
    type(search, 'KEYS');
    await screen.findByText('1 found');
    expect(rows()[0]?.textContent).toContain('I found the keys!');
    type(search, 'nobody at all');
    await screen.findByRole('heading', { name: 'No chat has this' });
    await demo.demoChat.clear();
    await screen.findByRole('heading', { name: 'No chats yet' });
  });

  test('issue 15: of 5 000 chats a few are drawn, and the search goes through all of them', async () => {
    await openChat();
    const one = must(await demo.demoChat.toCollection().first(), 'a chat');
    await demo.demoChat.bulkAdd(
      Array.from({ length: 4985 }, (_, at) => ({
        ...one,
        id: `more${at}`,
        lastMessage: `Words ${at}`,
      })),
    );
    const search = screen.getByRole('searchbox', { name: 'Search chats' });
    type(search, 'words');
    await screen.findByText('4985 found');
    expect(rows().length).toBeLessThan(40);
    type(search, 'words 4984');
    await screen.findByText('1 found');
  });

  test('a new chat: everybody by letter, found by words; one that is there already is opened', async () => {
    const where = await openChat();
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    await screen.findByRole('heading', { name: 'New chat' });
    const contacts = within(await screen.findByRole('list', { name: 'Contacts' }));
    expect(contacts.getByText('A', { selector: 'li' })).toBeTruthy();
    await axeFindsNothing('a new chat');
    const search = screen.getByRole('searchbox', { name: 'Search contacts' });
    type(search, 'abel');
    await screen.findByText('1 found');
    fireEvent.click(screen.getByRole('button', { name: /^Abel Mokgadi/ }));
    const chat = within(await screen.findByRole('region', { name: 'Chat with Abel Mokgadi' }));
    expect(where()).toBe(`/apps/chat/${(await chatOf('Abel Mokgadi')).id}`);
    expect(chat.getByText(/^No messages yet/)).toBeTruthy();
    expect((await demo.demoChat.count()) - 15).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'New chat' }));
    type(await screen.findByRole('searchbox', { name: 'Search contacts' }), anton);
    await screen.findByText('1 found');
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${anton}`) }));
    await screen.findByRole('region', { name: `Chat with ${anton}` });
    expect(await demo.demoChat.count()).toBe(16);
  });
});

describe('a conversation', () => {
  test('S2-070 S9-011 S9-012 days as long dates, times, whose each message is; it begins at its end', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue(undefined);
    const where = await openChat();
    const chat = await open(anton);
    expect(where()).toBe(`/apps/chat/${(await chatOf(anton)).id}`);
    const lines = messages();
    expect(lines.filter((line) => /^\d+ \w+ 20\d\d$/.test(line))).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/^Anton Louw: See you there\.\d\d:\d\d$/);
    expect(lines.filter((line) => line.startsWith('You: '))).toHaveLength(13);
    expect(scrolled).toHaveBeenCalledWith({ top: 3000 });
    expect(chat.getByRole('log', { name: `Messages with ${anton}` })).toBeTruthy();
    await axeFindsNothing('a conversation');
  });

  test('what is sent stands at the end at once, is kept, and its chat is the first; what is begun stays', async () => {
    await openChat();
    const { id, contact } = must((await chatsInOrder(demo))[3], 'a chat');
    const chat = await open(contact.name);
    fireEvent.keyDown(field(), { key: 'Enter' });
    type(field(), 'Ten\nchairs');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect((await chatWith(demo, id))?.messages).toHaveLength(25);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await chat.findByText(/Ten/);
    expect(field().value).toBe('');
    await waitFor(() => expect(rows()[0]?.textContent).toContain(contact.name));
    expect((await chatWith(demo, id))?.messages.at(-1)).toMatchObject({
      value: 'Ten\nchairs',
      isMine: true,
    });
    type(field(), 'Half a thought');
    await open(anton);
    expect(field().value).toBe('');
    await open(contact.name);
    expect(field().value).toBe('Half a thought');
  });

  test('what is unread is marked, and read once it was opened', async () => {
    await openChat();
    const unread = must(
      (await chatsInOrder(demo)).find(({ unreadCount }) => unreadCount === 2),
      'an unread chat',
    );
    await open(unread.contact.name);
    expect(messages().filter((line) => line === 'New messages')).toHaveLength(1);
    await waitFor(async () => expect((await demo.demoChat.get(unread.id))?.unreadCount).toBe(0));
    await waitFor(() => expect(rowOf(unread.contact.name).textContent).not.toContain('unread'));
    // The mark stays while the chat is open.
    expect(messages()).toContain('New messages');
  });

  test('of thousands of messages the latest are drawn, and older ones on demand', async () => {
    await openChat();
    const { id, contactId } = await chatOf(anton);
    await demo.demoMessage.bulkAdd(
      Array.from({ length: 5000 }, (_, at) => ({
        id: `old${at}`,
        chatId: id,
        contactId,
        value: `Old ${at}`,
        createdAt: new Date(Date.UTC(2020, 0, 1, 0, at)).toISOString(),
      })),
    );
    const chat = await open(anton);
    expect(messages().length).toBeLessThan(120);
    fireEvent.click(chat.getByRole('button', { name: 'Show older messages' }));
    expect(messages().length).toBeGreaterThan(190);
  });

  test('muted and not any more; who it is with', async () => {
    await openChat();
    const chat = await open(anton);
    await choose(chat, 'Mute');
    await waitFor(() => expect(rowOf(anton).textContent).toContain('Muted'));
    await choose(chat, 'Unmute');
    await waitFor(() => expect(rowOf(anton).textContent).not.toContain('Muted'));
    fireEvent.click(chat.getByRole('button', { name: anton }));
    const info = within(await screen.findByRole('dialog', { name: 'Contact info' }));
    expect(await info.findByText('Sound engineer')).toBeTruthy();
    expect(info.getAllByRole('img', { name: /^\d of 8, shared with Anton/ })).toHaveLength(8);
    expect(info.getByRole('link', { name: /^anton.louw/ })).toBeTruthy();
    await axeFindsNothing('contact info');
  });

  test('cleared and deleted, and brought back as it was', async () => {
    const where = await openChat();
    const { id } = await chatOf(anton);
    const before = await chatWith(demo, id);
    const chat = await open(anton);
    await choose(chat, 'Clear messages');
    await chat.findByText(/^No messages yet/);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await chatWith(demo, id)).toEqual(before));
    await chat.findByText('See you there.');
    await choose(chat, 'Delete chat');
    await waitFor(() => expect(where()).toBe('/apps/chat'));
    await waitFor(async () => expect(await demo.demoChat.get(id)).toBeUndefined());
    await screen.findByText(`Deleted: chat with ${anton}`);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await chatWith(demo, id)).toEqual(before));
  });

  test('an id that names none is logged, and leads to the list', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openChat('/apps/chat/never-was');
    await waitFor(() => expect(where()).toBe('/apps/chat'));
    expect(log).toHaveBeenCalledWith('Could not found chat with id of never-was!');
  });
});

test('the profile is saved as a whole, or left as it was', async () => {
  await openChat();
  fireEvent.click(await screen.findByRole('button', { name: /Naledi Mokoena/ }));
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  await axeFindsNothing('the profile');
  type(form.getByRole('textbox', { name: 'Name' }), ' ');
  await form.findByText('Enter your name');
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const key = await screen.findByRole('button', { name: /Naledi Mokoena/ });
  expect(document.activeElement).toBe(key);
  fireEvent.click(key);
  const again = within(await screen.findByRole('form', { name: 'Profile' }));
  type(again.getByRole('textbox', { name: 'Name' }), 'Naledi M.');
  type(again.getByRole('textbox', { name: 'About' }), 'Back on Monday');
  fireEvent.click(again.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /Naledi M\./ });
  expect(await profileOfMe(demo)).toMatchObject({ name: 'Naledi M.', about: 'Back on Monday' });
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/chat');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
