import type { ChatMessage } from './entities.ts';

/** Messages of a chat that devices hold: the newest. Older ones are asked for, and online only. */
export const keptMessages = 200;

/** Characters (UTF-16 units) of one message. */
export const longestMessage = 2000;

/** S8-011, word for word. */
export function chatNotFound(id: string): string {
  return `Could not found chat with id of ${id}!`;
}

/** Messages by others that came after the last one that was read. */
export function countUnread(
  messages: readonly Pick<ChatMessage, 'authorId' | 'number'>[],
  reader: { id: string; upTo: number },
): number {
  return messages.filter(({ authorId, number }) => authorId !== reader.id && number > reader.upTo)
    .length;
}
