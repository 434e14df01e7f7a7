import { liveQuery } from 'dexie';
import { cursorOf } from '#store/cursor-of.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { nextWake } from '#store/outbox/deliveries.ts';
import { refreshLiveQueries } from '#store/refresh-live-queries.ts';

/** Milliseconds between polls of an open page. */
const contentFor = 60_000;

let asked = 0;

/**
 * Whether to ask the server if something is new, told of it or not: a stream that died unnoticed tells
 * nothing, and a pull that failed is not tried again by anybody else.
 */
async function isTimeToPull({ cache }: Store): Promise<boolean> {
  if (document.visibilityState !== 'visible') return false;
  const asOf = (await cursorOf(cache, 'stream'))?.asOf ?? 0;
  const now = Date.now();
  // Either way: a clock that was set back must not make the page wait for as long.
  const isTime = [asOf, asked].every((at) => Math.abs(now - at) >= contentFor);
  if (isTime) asked = now;
  return isTime;
}

/** Whether an item is on its way, and nobody sends: whoever did was killed or frozen. */
async function isLeftBehind(): Promise<boolean> {
  const sending = databases().vault.items.where({ 'state.kind': 'sending' });
  if ((await sending.count()) === 0) return false;
  return navigator.locks.request('drain', { ifAvailable: true }, async (lock) => lock !== null);
}

/** An open page's regular look at its store. Answers when (ms) the next item is due. */
export async function poll(pull: () => void): Promise<number> {
  const store = await storeOf(databases());
  if (store) {
    await refreshLiveQueries(store);
    if (await isTimeToPull(store)) pull();
  }
  if (await isLeftBehind()) return Date.now();
  return (await nextWake(databases().vault)) ?? Infinity;
}

/** Tells when (ms) the next item is due, whenever that is another time. Answers the way to stop it. */
export function watchWake(tell: (at: number) => void): () => void {
  const watched = liveQuery(() => nextWake(databases().vault)).subscribe({
    next: (at) => at !== null && tell(at),
    // The regular look meets what is wrong with the store, and says so.
    error: () => undefined,
  });
  return () => watched.unsubscribe();
}
