import { keptAnswers, type Cache } from '../cache.ts';

/** Gives to what was counted the room of what comes again when it is looked at. Answers whether there was any. */
export async function freeCopies(cache: Cache): Promise<boolean> {
  let isFreed = false;
  for (const copies of [cache.picture, ...keptAnswers(cache)]) {
    isFreed ||= (await copies.count()) > 0;
    await copies.clear();
  }
  return isFreed;
}
