import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';

const number = z.number().check(z.int(), z.minimum(0));

/** A conversation of two people: there is one for each pair, and it is theirs alone. */
export const chat = defineEntity({
  name: 'chat',
  schema: z.object({
    id: uuid,
    /** In order, so that a pair is written one way only. */
    memberIds: z.array(uuid),
    /** Number of the last message; 0 before the first. */
    lastNumber: number,
    /** ISO, the server's clock. */
    lastMessageAt: z.nullable(instant),
  }),
  references: { memberIds: 'account' },
});
export type Chat = RowOf<typeof chat>;

/** The contact card of somebody with whom a person shares a chat, and one's own: under the id of the account. */
export const colleague = defineEntity({
  name: 'colleague',
  schema: z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) }),
  references: { id: 'account' },
});
export type Colleague = RowOf<typeof colleague>;

/** Its id is the mutation id. Devices hold the newest of each chat (`keptMessages`). */
export const chatMessage = defineEntity({
  name: 'chatMessage',
  schema: z.object({
    id: uuid,
    chatId: uuid,
    authorId: uuid,
    /** Its place in the chat, from 1 and without gaps: as the server took the messages in. */
    number,
    /** Plain text. */
    value: z.string(),
    /** ISO, the server's clock. */
    createdAt: instant,
  }),
  references: { chatId: 'chat', authorId: 'account' },
});
export type ChatMessage = RowOf<typeof chatMessage>;

/** Time up to which one member has read a chat. Only that member sees it. */
export const chatReading = defineEntity({
  name: 'chatReading',
  schema: z.object({ id: uuid, chatId: uuid, accountId: uuid, upTo: number }),
  references: { chatId: 'chat', accountId: 'account' },
});
export type ChatReading = RowOf<typeof chatReading>;
