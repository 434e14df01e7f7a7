import type { Cache, KeptPicture } from '../cache.ts';

/** Number of pictures kept, the latest shown: about 10 MB as devices send them. */
const mostKept = 200;

/** A picture that this device showed before, with a network or without. */
export async function keptPicture(cache: Cache, id: string, now: number): Promise<Blob | null> {
  const kept = await cache.picture.get(id);
  if (!kept) return null;
  await cache.picture.update(id, { at: now });
  return new Blob([kept.bytes], { type: kept.type });
}

/** In the person's own cache, and gone with it. As bytes: not every browser keeps a blob for long. */
export async function keepPicture(
  cache: Cache,
  id: string,
  picture: Blob,
  now: number,
): Promise<void> {
  const kept: KeptPicture = {
    id,
    type: picture.type,
    bytes: await picture.arrayBuffer(),
    at: now,
  };
  await cache.transaction('rw', cache.picture, async () => {
    await cache.picture.put(kept);
    const newest = cache.picture.orderBy('at').reverse();
    await cache.picture.bulkDelete(await newest.offset(mostKept).primaryKeys());
  });
}
