import type { QueuePolicy } from '../operation.ts';
import type { ChatReading } from './entities.ts';

export interface MessageInput {
  /** The chat's. */
  id: string;
  value: string;
}

export interface ReadInput {
  /** The chat's. */
  id: string;
  /** Number of the last message that was seen. */
  upTo: number;
}

export const sendName = 'chat.send';
export const markReadName = 'chat.markRead';

/** Characters by which a message is told from others. */
const shown = 40;

/** Queue policies of messages, apart from their schemas: the queries of the screens need no more. */
export const sendPolicy: QueuePolicy<MessageInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // One after the other: what somebody wrote first arrives first.
  orderingKey: ({ id }) => `chat:${id}`,
  optimisticPatches: ({ id: chatId, value }, { id, accountId: authorId, at: createdAt }) => [
    {
      entity: 'chatMessage',
      id,
      row: { id, chatId, authorId, number: unnumbered, value, createdAt },
    },
  ],
  describe: ({ value }) =>
    `Chat message “${value.length > shown ? `${value.slice(0, shown)}…` : value}”`,
};

/** Behind every message that the server has numbered. */
export const unnumbered = Number.MAX_SAFE_INTEGER;

export const markReadPolicy: QueuePolicy<ReadInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ id }) => `chat-reading:${id}`,
  // A person has one reading of a chat: among their own, the chat names it.
  optimisticPatches: ({ id, upTo }, { accountId }) => {
    const row: ChatReading = { id, chatId: id, accountId, upTo };
    return [{ entity: 'chatReading', id, row }];
  },
  describe: () => 'Marking a chat as read',
};
