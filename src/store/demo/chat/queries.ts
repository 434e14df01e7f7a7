import { Dexie } from 'dexie';
import {
  type ChatContact,
  type ChatContactPage,
  type ChatProfile,
  type DemoChat,
  type DemoMessage,
  type ListedChat,
  me,
  type StoredChatContact,
  type StoredDemoChat,
  type StoredDemoMessage,
} from '#domain/demo/chat/entities.ts';
import type { DemoDatabase } from '../database.ts';

function asListed({ id, avatar, name, about }: StoredChatContact): ChatContact {
  return { id, avatar, name, about };
}

/** In the place of a contact who is gone. */
const nobody = (id: string): ChatContact => ({ id, avatar: null, name: 'Unknown', about: '' });

function asListedChat(chat: StoredDemoChat, contact: StoredChatContact | undefined): ListedChat {
  return { ...chat, contact: contact ? asListed(contact) : nobody(chat.contactId) };
}

async function withContacts(
  demo: DemoDatabase,
  chats: readonly StoredDemoChat[],
): Promise<ListedChat[]> {
  const contacts = await demo.chatContact.bulkGet(chats.map(({ contactId }) => contactId));
  return chats.map((chat, at) => asListedChat(chat, contacts[at]));
}

/** The latest first. */
export async function chatsInOrder(demo: DemoDatabase): Promise<ListedChat[]> {
  return withContacts(demo, await demo.demoChat.orderBy('lastMessageAt').reverse().toArray());
}

function asMessage(message: StoredDemoMessage): DemoMessage {
  return { ...message, isMine: message.contactId === me };
}

/** The oldest first. */
export async function messagesOf(demo: DemoDatabase, chatId: string): Promise<DemoMessage[]> {
  const messages = await demo.demoMessage
    .where('[chatId+createdAt]')
    .between([chatId, Dexie.minKey], [chatId, Dexie.maxKey])
    .toArray();
  return messages.map(asMessage);
}

async function withMessages(demo: DemoDatabase, chat: ListedChat): Promise<DemoChat> {
  return { ...chat, messages: await messagesOf(demo, chat.id) };
}

/** S7-116. */
export async function allChats(demo: DemoDatabase): Promise<DemoChat[]> {
  const chats = await chatsInOrder(demo);
  return Promise.all(chats.map((chat) => withMessages(demo, chat)));
}

export async function chatWith(demo: DemoDatabase, id: string): Promise<DemoChat | null> {
  const stored = await demo.demoChat.get(id);
  const [chat] = await withContacts(demo, stored ? [stored] : []);
  return chat ? withMessages(demo, chat) : null;
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name. */
export async function allChatContacts(demo: DemoDatabase): Promise<ChatContact[]> {
  const contacts = await demo.chatContact.orderBy('name').toArray();
  return contacts.map(asListed).toSorted((a, b) => names.compare(a.name, b.name));
}

export async function chatContactWith(
  demo: DemoDatabase,
  id: string,
): Promise<ChatContactPage | null> {
  const [contact, kept] = await Promise.all([
    demo.chatContact.get(id),
    demo.chatAttachments.get(id),
  ]);
  if (!contact) return null;
  const { media = [], docs = [], links = [] } = kept ?? {};
  return { ...contact, attachments: { media, docs, links } };
}

export async function profileOfMe(demo: DemoDatabase): Promise<ChatProfile | null> {
  return (await demo.chatProfile.get(me)) ?? null;
}
