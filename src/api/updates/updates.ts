import { postSignal } from '../sync/signals.ts';
import { observable, type Observable } from '#domain/observable.ts';

/**
 * `accepted`: somebody asked for it here; the old worker may have to end what it does first.
 * `unsupported`: this browser runs no service worker for us, so that nothing works offline.
 */
export type UpdateState = 'none' | 'waiting' | 'accepted' | 'unsupported';

const state = observable<UpdateState>('none');
export const updates: Observable<UpdateState> = state;

const holders = observable(0);

/** Number of open forms: an update is not offered to somebody who counts. */
export const openForms: Observable<number> = holders;

let registration: ServiceWorkerRegistration | undefined;
let reloadIsDue = false;

/** A worker that waits behind another is an update; without another it is the first. */
export function knowRegistration(known: ServiceWorkerRegistration): void {
  registration = known;
  if (known.waiting && navigator.serviceWorker.controller) state.set('waiting');
}

export function workerUnsupported(): void {
  state.set('unsupported');
}

/** The person agreed: the waiting worker takes over, and each tab reloads once. */
export function activateUpdate(): void {
  if (!registration?.waiting) return;
  postSignal(registration.waiting, { type: 'activateUpdate' });
  state.set('accepted');
}

/** The old worker ends what it is in, and is given nothing else: the new one waits for it. */
export function isHandingOver(): boolean {
  return state.getSnapshot() === 'accepted' && registration?.waiting != null;
}

export async function checkForUpdate(): Promise<void> {
  await registration?.update();
}

function reloadWhenFree(): void {
  if (reloadIsDue && holders.getSnapshot() === 0) location.reload();
}

/** A new worker took over from an older one. */
export function reloadOnce(): void {
  reloadIsDue = true;
  reloadWhenFree();
}

type Flush = () => Promise<unknown>;
const unsaved = new Set<Flush>();

/** An open form: an update waits until it is left. `flush` saves what it holds. Answers what to call then. */
export function blockReload(flush: Flush = () => Promise.resolve()): () => void {
  unsaved.add(flush);
  holders.set(unsaved.size);
  return () => {
    if (!unsaved.delete(flush)) return;
    holders.set(unsaved.size);
    reloadWhenFree();
  };
}

/** Loads the page again once everything that is open here is saved. A save that fails keeps a copy itself. */
export async function reloadSaved(): Promise<void> {
  await Promise.allSettled([...unsaved].map((flush) => flush()));
  location.reload();
}
