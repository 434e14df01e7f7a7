import type { Store } from '#store/database.ts';
import { storeHere } from '../save-row.ts';

/** Ms between two attempts to read it. */
const pause = 300;
const attempts = 4;

/**
 * Reads a draft. A database that did not open when the page started opens at a later question: what somebody typed must not be
 * missed for that. Rejects after the last attempt, and nothing may be kept in the place of that draft then.
 */
export async function readDraft<Draft>(
  read: (store: Store) => Promise<Draft>,
  left = attempts,
): Promise<Draft> {
  try {
    return await read(await storeHere());
  } catch (error) {
    if (left <= 1) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return readDraft(read, left - 1);
  }
}
