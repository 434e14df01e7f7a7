import { observable, type Observable } from '#domain/observable.ts';

// A worker is active only when it has every file.
const held = observable(navigator.serviceWorker?.controller != null);

/** Whether a worker holds all files of the app, so that it opens without a network. */
export const isShellCached: Observable<boolean> = held;

void navigator.serviceWorker?.ready.then(() => held.set(true));
