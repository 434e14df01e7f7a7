import { Dexie, RangeSet } from 'dexie';
import { cursorOf } from './cursor-of.ts';
import type { Store } from './database.ts';
import type { ItemState } from './outbox/item.ts';

const kinds: readonly ItemState['kind'][] = [
  'waiting',
  'sending',
  'delivered',
  'sent',
  'attention',
];

/** Told by a few counts: it differs whenever an item has moved or rows have come. */
async function cachedIn({ vault, cache }: Store): Promise<string> {
  const items = kinds.map((kind) => vault.items.where({ 'state.kind': kind }).count());
  const stream = await cursorOf(cache, 'stream');
  return JSON.stringify([await Promise.all(items), stream?.cursor, stream?.received]);
}

let seen: string | undefined;

/**
 * Dexie tells the pages of a worker's commit only afterwards: a worker killed in between leaves them with old
 * rows. Called now and then, this asks every live question again if something moved. It also
 * lets Dexie forget: a question that a change does not touch notes its keys until it is asked again, 640
 * bytes a report in an open page.
 */
export async function refreshLiveQueries(store: Store): Promise<void> {
  const cached = await cachedIn(store);
  const before = seen;
  seen = cached;
  if (before === cached) return;
  // All there is, in the words of Dexie itself where a page comes back from the browser's memory.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
}
