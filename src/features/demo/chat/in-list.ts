import type { ChatContact, ListedChat } from '#domain/demo/chat/entities.ts';
import { folded } from '#domain/values/name-words.ts';

/** Chats whose contact or last message has the words. */
export function foundChats(chats: readonly ListedChat[], words: string): readonly ListedChat[] {
  const looked = folded(words.trim());
  if (looked === '') return chats;
  return chats.filter(({ contact, lastMessage }) =>
    folded(`${contact.name}\n${lastMessage ?? ''}`).includes(looked),
  );
}

/** Contacts whose name or line about themselves has the words. */
export function foundContacts(
  contacts: readonly ChatContact[],
  words: string,
): readonly ChatContact[] {
  const looked = folded(words.trim());
  if (looked === '') return contacts;
  return contacts.filter(({ name, about }) => folded(`${name}\n${about}`).includes(looked));
}
