import * as calls from '../../../src/domain/demo/chat/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, localDay, newId } from './demo-call.ts';

const idOf = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const nobodys = '11111111-2222-4333-8444-555555555555';
const chatId = idOf('b', 1);
const second = idOf('b', 2);
const partner = idOf('a', 6);

const contact = {
  id: partner,
  avatar: /^data:image\/svg/,
  name: 'Anton Louw',
  about: 'Here on Sundays',
};

const chat = {
  id: chatId,
  contactId: partner,
  unreadCount: 0,
  muted: false,
  lastMessage: 'See you there.',
  lastMessageAt: instant,
  contact,
};

const first = {
  id: idOf('c', 0),
  chatId,
  contactId: 'me',
  value: 'Good morning! Are you in for Saturday?',
  createdAt: instant,
  isMine: true,
};

const profile = {
  id: 'me',
  name: 'Naledi Mokoena',
  email: 'naledi.mokoena@example.org',
  avatar: /^data:image\/svg/,
  about: 'Here for whoever needs a hand',
};

const sent = { id: newId, chatId, contactId: 'me', value: 'On my way', createdAt: instant };

export const chatCalls: readonly DemoCall[] = [
  { ids: 'S7-116', call: calls.readProfile, input: {}, answer: profile },
  {
    ids: 'S7-116',
    call: calls.listChatContacts,
    input: {},
    answer: new ListOf(80, {
      id: idOf('a', 1),
      avatar: /^data:/,
      name: 'Aaliyah Adams',
      about: 'At work until five',
    }),
  },
  {
    ids: 'S7-116',
    call: calls.readChatContact,
    input: { id: partner },
    answer: {
      ...contact,
      details: {
        emails: new ListOf(1, new Having({ label: 'Home' })),
        phoneNumbers: new ListOf(1, new Having({ country: 'za' })),
        title: 'Sound engineer',
        company: 'Big Noise Hire',
        birthday: localDay,
        address: /^\d+ /,
      },
      attachments: { media: new ListOf(8, /^data:image\/svg/), docs: [], links: [] },
    },
  },
  { ids: 'S7-116', call: calls.readChatContact, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-116 S3-010',
    call: calls.listChats,
    input: {},
    answer: new ListOf(
      15,
      { ...chat, messages: new ListOf(25, first) },
      new Having({ id: second }),
    ),
  },
  {
    ids: 'S7-116 S3-010',
    call: calls.readChat,
    input: { id: chatId },
    answer: { ...chat, messages: new ListOf(25, first) },
  },
  { ids: 'S7-116', call: calls.readChat, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-117',
    call: calls.changeChat,
    input: { id: second, chat: { muted: true, unreadCount: 0 } },
    answer: new Having({ id: second, muted: true, unreadCount: 0, messages: new ListOf(25) }),
  },
  {
    ids: 'S7-117',
    call: calls.changeChat,
    input: { id: nobodys, chat: { muted: true } },
    answer: null,
  },
  {
    ids: 'issue 15',
    call: calls.sendDemoMessage,
    input: { message: { chatId, value: ' On my way ' } },
    answer: { ...sent, isMine: true },
  },
  {
    ids: 'issue 15',
    call: calls.readChat,
    input: { id: chatId },
    answer: new Having({ lastMessage: 'On my way', messages: new ListOf(26, first) }),
  },
  {
    ids: 'issue 15',
    call: calls.startChat,
    input: { contactId: partner },
    answer: new Having({ id: chatId, messages: new ListOf(26) }),
  },
  {
    ids: 'issue 15',
    call: calls.startChat,
    input: { contactId: idOf('a', 1) },
    answer: new Having({ id: newId, lastMessage: null, messages: [] }),
  },
  { ids: 'issue 15', call: calls.clearChat, input: { id: chatId }, answer: true },
  {
    ids: 'issue 15',
    call: calls.readChat,
    input: { id: chatId },
    answer: new Having({ lastMessage: null, messages: [] }),
  },
  { ids: 'issue 15', call: undoDeletion, input: { id: chatId }, answer: true },
  { ids: 'issue 15', call: calls.deleteChat, input: { id: chatId }, answer: true },
  { ids: 'issue 15', call: calls.readChat, input: { id: chatId }, answer: null },
  { ids: 'issue 15', call: undoDeletion, input: { id: chatId }, answer: true },
  {
    ids: 'issue 15',
    call: calls.readChat,
    input: { id: chatId },
    answer: new Having({ lastMessage: 'On my way', messages: new ListOf(26, first) }),
  },
  {
    ids: 'issue 15',
    call: calls.changeProfile,
    input: { profile: { about: 'Away', avatar: null } },
    answer: { ...profile, about: 'Away', avatar: null },
  },
];
