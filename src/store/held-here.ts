import type { Store } from './database.ts';
import { freshness } from './freshness.ts';
import { holdsAllAsOf } from './holds-all.ts';

/**
 * Of the rows of a facet that the person at the device may see: whether they are here. `coming`: the first ones still
 * arrive. `some`: a church has too many for the device.
 */
export type HeldHere = 'coming' | 'some' | 'all';

export async function heldHere(store: Store, facet?: string): Promise<HeldHere> {
  const { state } = await freshness(store);
  if (state !== 'ready') return 'coming';
  return (await holdsAllAsOf(store, facet)) === null ? 'some' : 'all';
}
