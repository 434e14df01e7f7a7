import type { ChatMessage } from '#domain/chat/entities.ts';
import { sendName, sendPolicy, unnumbered, type MessageInput } from '#domain/chat/sending.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import type { Item, Problem } from '../outbox/item.ts';

/** Delivery state of a message: only a message that the server has is `sent`. */
export type MessageState =
  | { kind: 'sent' }
  | { kind: 'waiting' }
  | { kind: 'refused'; problem: Problem };

export interface MessageWithPending {
  id: string;
  isMine: boolean;
  value: string;
  /** ISO. */
  createdAt: string;
  number: number;
  state: MessageState;
}

function inputOf(item: Item): MessageInput {
  return upgradeArgs(sendPolicy, item.form, item.args) as MessageInput;
}

/** Messages that this person wrote into the chat and that are not cached yet, in order. */
async function written(
  { vault, profile }: Store,
  chatId: string,
  cached: ReadonlySet<string>,
): Promise<MessageWithPending[]> {
  const items = await vault.items
    .where('state.kind')
    .anyOf('waiting', 'sending', 'delivered', 'attention')
    .filter(({ id, name, accountId }) => {
      return name === sendName && accountId === profile.id && !cached.has(id);
    })
    .toArray();
  return items
    .filter((item) => inputOf(item).id === chatId)
    .toSorted((a, b) => (a.capturedAt + a.id < b.capturedAt + b.id ? -1 : 1))
    .map((item) => ({
      id: item.id,
      isMine: true,
      value: inputOf(item).value,
      createdAt: item.capturedAt,
      number: unnumbered,
      state:
        item.state.kind === 'attention'
          ? { kind: 'refused', problem: item.state.problem }
          : { kind: 'waiting' },
    }));
}

/** A message that the server has, as one of the members sees it. */
export function receivedMessage(
  { id, authorId, value, createdAt, number }: ChatMessage,
  reader: string,
): MessageWithPending {
  return { id, isMine: authorId === reader, value, createdAt, number, state: { kind: 'sent' } };
}

/**
 * The messages of a chat that this device holds, oldest first, then those on their way. Null where it
 * holds no such chat.
 */
export async function conversation(
  store: Store,
  chatId: string,
): Promise<MessageWithPending[] | null> {
  const { cache, profile } = store;
  if (!(await cache.chat.get(chatId))) return null;
  const messages = await cache.chatMessage
    .where('[chatId+number]')
    .between([chatId, 0], [chatId, Infinity])
    .toArray();
  const cached = new Set(messages.map(({ id }) => id));
  const shown = messages.map((message) => receivedMessage(message, profile.id));
  return [...shown, ...(await written(store, chatId, cached))];
}
