import type { StoreLoss } from '#domain/devices/entities.ts';
import type { Store } from '../database.ts';

/** Losses that are still news, newest first. `since`: ISO. */
export async function storeLosses({ cache }: Store, since: string): Promise<StoreLoss[]> {
  return cache.storeLoss.where('reportedAt').above(since).reverse().toArray();
}
