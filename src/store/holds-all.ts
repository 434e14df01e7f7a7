import { cursorOf } from './cursor-of.ts';
import type { Store } from './database.ts';
import { freshness } from './freshness.ts';

/** Whether one of the person's scopes of a facet is too large for a device. */
async function isOnlineOnly({ cache }: Store, facet: string | undefined): Promise<boolean> {
  const accessScopes = await cursorOf(cache, 'reach');
  return accessScopes?.onlineOnly?.some((scope) => scope.endsWith(`/${facet}`)) ?? false;
}

/**
 * When (ms) the device was last up to date; null as long as it does not hold everything that its person
 * may see of a facet.
 */
export async function holdsAllAsOf(store: Store, facet?: string): Promise<number | null> {
  const fresh = await freshness(store);
  return fresh.state !== 'ready' || (await isOnlineOnly(store, facet)) ? null : fresh.asOf;
}
