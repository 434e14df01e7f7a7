import type { Store } from '../database.ts';
import { messagesOf } from './messages.ts';

/** Messages to this person, each with the number that the API calls it by. */
export async function numberedMessages(store: Store): Promise<object[]> {
  const messages = await messagesOf(store);
  return messages.map((message) => Object.assign(message, { id: Number(message.id) }));
}
