import type { ChurchGroup } from '#domain/churches/entities.ts';
import type { Store } from '../database.ts';
import { byName } from './queries.ts';

/** Every group of churches this device holds. */
export async function churchGroupsInScope({ cache }: Store): Promise<ChurchGroup[]> {
  return (await cache.churchGroup.toArray()).toSorted(byName);
}
