import type { ChatContact, ListedChat } from '#domain/demo/chat/entities.ts';

/** What the search of the chats looks in. */
export const chatText = ({ contact, lastMessage }: ListedChat) =>
  `${contact.name}\n${lastMessage ?? ''}`;

/** What the search of the contacts looks in. */
export const contactText = ({ name, about }: ChatContact) => `${name}\n${about}`;
