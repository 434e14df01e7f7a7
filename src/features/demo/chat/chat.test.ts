import { expect, test } from 'vitest';
import type { ListedChat } from '#domain/demo/chat/entities.ts';
import { searchIn } from '../../../demo/search-in.ts';
import { chatText, contactText } from './in-list.ts';
import { whenWords } from './words.ts';

const contact = (name: string, about = '') => ({ id: name, avatar: null, name, about });

function chat(name: string, lastMessage: string | null): ListedChat {
  return {
    id: name,
    contactId: name,
    unreadCount: 0,
    muted: false,
    lastMessage,
    lastMessageAt: '2026-11-21T10:00:00.000Z',
    contact: contact(name),
  };
}

test('chats are searched by name and last message, contacts by name and their line, whatever the accents', () => {
  const chats = [chat('Zélie Botha', 'I found the keys!'), chat('Abel', null)];
  const findChat = searchIn(chats, chatText);
  expect(findChat(' zelie ')).toEqual([chats[0]]);
  expect(findChat('KEYS')).toEqual([chats[0]]);
  expect(findChat('nobody')).toEqual([]);
  expect(findChat(' ')).toEqual(chats);
  const contacts = [contact('Zélie', 'Tea first'), contact('Abel')];
  const findContact = searchIn(contacts, contactText);
  expect(findContact('tea')).toEqual([contacts[0]]);
  expect(findContact('')).toEqual(contacts);
});

/** By the device's clock, wherever the test runs. */
const at = (day: number) => new Date(2026, 10, day, 9, 5).toISOString();

test('when the last message came is said as short as it can be', () => {
  const words = [22, 21, 20, 16, 15, 1].map((day) => whenWords(at(day), '2026-11-22'));
  expect(words).toEqual(['09:05', 'Yesterday', 'Fri', 'Mon', '15 Nov', '1 Nov']);
});
