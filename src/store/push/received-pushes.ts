import type { Cache } from '../cache.ts';
import type { Store } from '../database.ts';
import type { ReceivedPush } from './received-push.ts';

const mostKept = 50;

/** In the person's own cache, and gone with it. */
export async function keepReceivedPush(cache: Cache, push: ReceivedPush): Promise<void> {
  await cache.transaction('rw', cache.receivedPush, async () => {
    await cache.receivedPush.put(push);
    const newest = cache.receivedPush.orderBy('at').reverse();
    await cache.receivedPush.bulkDelete(await newest.offset(mostKept).primaryKeys());
  });
}

/** The newest first. */
export function receivedPushes({ cache }: Store): Promise<ReceivedPush[]> {
  return cache.receivedPush.orderBy('at').reverse().toArray();
}
