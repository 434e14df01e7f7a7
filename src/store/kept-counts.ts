import { Dexie } from 'dexie';
import type { Cache } from './cache.ts';

interface Kept {
  cache: Cache;
  /** Null until they are counted. */
  rows: number | null;
}

/** Name of a table, as Dexie tells of changes -> its rows as they were counted since the last change. */
const kept = new Map<string, Kept>();

// Every thread of the device tells of its changes, the worker too.
Dexie.on.storagemutated.subscribe((parts: object) => {
  for (const name of kept.keys()) {
    if ('all' in parts || `${name}/` in parts) kept.delete(name);
  }
});

/**
 * Number of rows of an entity. The browser counts them one by one: what was counted stays known until one of them
 * changes. A live question does not learn from it that they changed: it has to read something of the table.
 */
export async function keptCount(cache: Cache, entity: string): Promise<number> {
  const name = `idb://${cache.name}/${entity}`;
  const known = kept.get(name);
  if (known?.cache === cache && known.rows !== null) return known.rows;
  const counting: Kept = { cache, rows: null };
  kept.set(name, counting);
  // A change that comes meanwhile takes it out of the map.
  counting.rows = await cache.table(entity).count();
  return counting.rows;
}
