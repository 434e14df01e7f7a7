import { subscribable, type Subscribable } from '#domain/subscribable.ts';

// A worker is active only when it has every file.
const held = subscribable(navigator.serviceWorker?.controller != null);

/** Whether a worker holds all files of the app, so that it opens without a network. */
export const heldOffline: Subscribable<boolean> = held;

void navigator.serviceWorker?.ready.then(() => held.set(true));
