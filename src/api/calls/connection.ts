import { observable, type Observable } from '#domain/observable.ts';

/**
 * Network state that real requests found. `offline`: the device says that it has no network. `unreachable`: it has
 * one, but the server does not answer over it.
 */
export type Connection =
  | { state: 'online' }
  | { state: 'offline' }
  /** `another`: an Ibandla server answers, but not the one that this person signed in to. */
  | { state: 'unreachable'; since: number; another: boolean };

const online: Connection = { state: 'online' };
const offline: Connection = { state: 'offline' };

const current = observable<Connection>(navigator.onLine ? online : offline);

export const connection: Observable<Connection> = current;

let wentOffline = -1;

/** A request was answered by the server. What had left before the network went says nothing now. */
export function reached(begunAt: number): void {
  if (begunAt > wentOffline) current.set(online);
}

/** A request was not answered, or not by the server. */
export function missed(now: number = Date.now(), another = false): void {
  if (!navigator.onLine) {
    current.set(offline);
    return;
  }
  const found = current.getSnapshot();
  if (found.state !== 'unreachable' || found.another !== another)
    current.set({ state: 'unreachable', since: now, another });
}

addEventListener('offline', () => {
  wentOffline = performance.now();
  missed();
});
// `online` only says that there is some network: the next request finds out what it is worth.
