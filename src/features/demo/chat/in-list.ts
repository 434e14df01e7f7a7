import type { ChatContact, ListedChat } from '#domain/demo/chat/entities.ts';

/** Texts that the search of the chats looks in. */
export const chatText = ({ contact, lastMessage }: ListedChat) =>
  `${contact.name}\n${lastMessage ?? ''}`;

/** Texts that the search of the contacts looks in. */
export const contactText = ({ name, about }: ChatContact) => `${name}\n${about}`;
