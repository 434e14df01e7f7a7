import * as z from 'zod/mini';
import { pushMessage, type PushMessage } from '#domain/push/push-message.ts';
import { type Databases, type Store, storeOf } from '#store/database.ts';
import { keepReceivedPush } from '#store/push/received-pushes.ts';
import { isSignedIn, linkedTo } from '#store/session/linked.ts';

/** Work of the worker with a push, which no start needs. */
export interface PushParts {
  read(text: string | undefined): PushMessage | null;
  /** The store of the person it is for, where the one at the device is this person, here or in another organisation. */
  storeFor(open: Databases, account: string): Promise<Store | null>;
  keep: typeof keepReceivedPush;
}

function read(text: string | undefined): PushMessage | null {
  try {
    const message = z.safeParse(pushMessage, JSON.parse(text ?? ''));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

/** With the worker's own databases: those that this script would open by itself are sealed. */
async function storeFor(open: Databases, account: string): Promise<Store | null> {
  const store = await storeOf(open);
  if (!store) return null;
  const { vault, profile } = store;
  const own = [profile, ...(await linkedTo(vault, profile.id))].find(({ id }) => id === account);
  if (!own || !isSignedIn(own)) return null;
  return { vault, cache: open.cache(account), profile: own };
}

export const pushParts: PushParts = { read, storeFor, keep: keepReceivedPush };
