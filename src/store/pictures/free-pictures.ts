import type { Cache } from '../cache.ts';

/** Gives their room to what was counted: pictures come again when they are looked at. Answers whether there were any. */
export async function freePictures(cache: Cache): Promise<boolean> {
  if ((await cache.picture.count()) === 0) return false;
  await cache.picture.clear();
  return true;
}
