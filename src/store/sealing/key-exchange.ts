import { dropKey, forgetSealed, heldKey, holdKey } from './key-ring.ts';
import type { RowKey } from './row-seal.ts';

/** Between the threads of this browser: a page, its workers and the service worker. Nothing of it is written down. */
type Message =
  | { is: 'asked'; accountId: string }
  | { is: 'given'; accountId: string; key: RowKey }
  | { is: 'dropped'; accountId: string }
  | { is: 'forgotten'; accountId: string };

/** Ms after which nobody answers any more: whoever has the key answers at once. */
const patience = 400;

/** In Node its type has no name. */
type Channel = InstanceType<typeof BroadcastChannel>;

let channel: Channel | null = null;

function hear(event: object): void {
  // Only threads of this program say something here.
  const { data } = event as { data: Message };
  const { accountId } = data;
  if (data.is === 'given') holdKey(accountId, data.key);
  else if (data.is === 'dropped') dropKey(accountId);
  else if (data.is === 'forgotten') forgetSealed(accountId);
  else tell(accountId);
}

/** From now on this thread has the keys that others of this browser have. */
export function joinKeys(): Channel {
  if (channel) return channel;
  channel = new BroadcastChannel('row-keys');
  channel.addEventListener('message', hear);
  return channel;
}

function say(message: Message): void {
  joinKeys().postMessage(message);
}

function tell(accountId: string): void {
  const key = heldKey(accountId);
  if (key) say({ is: 'given', accountId, key });
}

/** A person is open in every thread. */
export function giveKey(accountId: string, key: RowKey): void {
  holdKey(accountId, key);
  tell(accountId);
}

/** A person is away in every other thread. This one still writes what was typed last, and then ends. */
export function askToDropKey(accountId: string): void {
  say({ is: 'dropped', accountId });
}

/** Nothing of a person is here any more. */
export function forgetKey(accountId: string): void {
  forgetSealed(accountId);
  say({ is: 'forgotten', accountId });
}

/** Whether this thread has the key of a person, after it asked the others. */
export async function hasKey(accountId: string): Promise<boolean> {
  if (heldKey(accountId)) return true;
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard = () => heldKey(accountId) && resolve();
  const others = joinKeys();
  others.addEventListener('message', heard);
  say({ is: 'asked', accountId });
  const waiting = setTimeout(resolve, patience);
  await promise;
  clearTimeout(waiting);
  others.removeEventListener('message', heard);
  return heldKey(accountId) !== null;
}
