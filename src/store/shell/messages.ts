import {
  messageForms,
  readMessagePolicy,
  removeMessagePolicy,
} from '#domain/shell/message-policies.ts';
import type { UserMessage } from '#domain/shell/messages.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { ownRowsWithPending } from './own-rows-with-pending.ts';

const policies = {
  [messageForms.read]: readMessagePolicy,
  [messageForms.remove]: removeMessagePolicy,
};

/** Known by the number that the API calls it by. */
export type MessageRow = Omit<UserMessage, 'number'>;

/** Messages to this person, the newest first. */
export async function messagesOf(store: Store): Promise<WithPending<MessageRow>[]> {
  const cached = await store.cache.userMessage.toArray();
  const rows = cached.map((row): MessageRow => Object.assign(row, { id: String(row.number) }));
  const shown = await ownRowsWithPending<MessageRow>(store, 'userMessage', policies, rows);
  return shown.toSorted((a, b) => Number(b.id) - Number(a.id));
}

export interface Unread {
  count: number;
  /** The number of the newest message of all, 0 without one: a higher one than before means a new message. */
  newest: number;
}

/** Count and newest number, for the button of the messages. */
export async function unreadMessages(store: Store): Promise<Unread> {
  const messages = await messagesOf(store);
  const count = messages.filter(({ isRead }) => !isRead).length;
  return { count, newest: Number(messages[0]?.id ?? 0) };
}
