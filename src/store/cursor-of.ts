import type { Cache, Cursor } from './cache.ts';

/** Position of the pull, from one of its rows. */
export async function cursorOf<K extends Cursor['key']>(
  cache: Cache,
  key: K,
): Promise<Extract<Cursor, { key: K }> | undefined> {
  const row = await cache.cursor.get(key);
  return row as Extract<Cursor, { key: K }> | undefined;
}
