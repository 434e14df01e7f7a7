import type { StoreLoss } from '#domain/devices/entities.ts';
import type { Store } from '../database.ts';

/** Losses not yet dismissed or old, newest first. `since`: ISO. */
export async function storeLosses({ cache }: Store, since: string): Promise<StoreLoss[]> {
  return cache.storeLoss.where('reportedAt').above(since).reverse().toArray();
}
