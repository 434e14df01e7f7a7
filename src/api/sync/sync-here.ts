import { healthPath } from '#domain/sync/paths.ts';
import { apiFetch } from '../calls/api-fetch.ts';
import { connection } from '../calls/connection.ts';
import { endSessionHere } from '../session/session-end.ts';
import { controller, onSignal, signalWorker } from './signals.ts';
import { storeFailure } from '../storage/store-failure.ts';
import { isHandingOver } from '../updates/updates.ts';
import { isSignedIn } from '../session/who.ts';

/**
 * Interval (ms) at which an open page looks whether an item is due, or whether the server is back. Without a worker
 * nobody else looks: what a page began that is killed or frozen, another goes on with in 10 s.
 */
const seldom = () => (controller() ? 15_000 : 5000);
const often = 2000;
/** The first look: the first screen is loaded by then. */
const first = 5000;

/** Without a worker that controls the page, the page does the worker's part. */
const here = () => import('./sync-in-page.ts');

/** Before the page draws its first screen: what was prepared draws nothing, and need not wait for it. */
export function beginFirstSync(profileId: string): void {
  if (controller()) return;
  void here()
    .then(({ pullApart }) => pullApart(profileId))
    .catch(() => undefined);
}

function send(reset: boolean): void {
  if (isHandingOver() || signalWorker({ type: 'drain', reset })) return;
  void here().then(({ sendInPage }) => sendInPage({ reset }));
}

/** After a submission was kept. */
export function sendWaitingHere(): void {
  send(false);
}

/** "Send now": nobody waits any longer, except for a silence that the server asked for. */
export function sendNow(): void {
  send(true);
}

export function pullNow(): void {
  if (!isSignedIn() || isHandingOver()) return;
  if (signalWorker({ type: 'pull' })) return;
  void here().then(({ synchroniseInPage }) => synchroniseInPage());
}

/** Asks the server whether it is there; the answer is in `connection`. */
export function probe(): void {
  void apiFetch(healthPath).then(
    ({ body }) => body?.cancel(),
    () => undefined,
  );
}

type WatchWake = (tell: (at: number) => void) => () => void;

/** Looks, and answers in how long (ms) there may be something to do again. `watch`: what tells of it sooner is loaded. */
async function beat(watch: (watchWake: WatchWake) => void): Promise<number> {
  const found = connection.getSnapshot();
  if (found.state !== 'online') {
    probe();
    // Often in the first minutes without the server, then less and less often.
    return found.state === 'offline' ? seldom() : (Date.now() - found.since) / 20;
  }
  const { poll, watchWake } = await import('./poll.ts');
  watch(watchWake);
  const left = (await poll(pullNow)) - Date.now();
  if (left <= 0) send(false);
  return left;
}

function both(reset: boolean): void {
  send(reset);
  pullNow();
}

let isKept = false;

/** Keeps an open page and the server together, also where nobody is signed in: what others left is sent then. */
export function keepInSync(): void {
  if (isKept) {
    both(true);
    return;
  }
  isKept = true;
  startSync();
}

/** Starts what keeps an open page and the server together. Answers the way to stop it. */
export function startSync(): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  addEventListener('online', probe, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && both(false),
    { signal },
  );
  navigator.serviceWorker?.addEventListener('controllerchange', () => both(false), { signal });
  const stops = [
    connection.subscribe(() => {
      // A real request got through again: everything that waited for a way may go at once.
      if (connection.getSnapshot().state === 'online') both(true);
      void keepLooking();
    }),
    onSignal((heard) => {
      if (heard.type === 'sessionEnded') void endSessionHere(heard.profile);
      // The worker met it first. Once the page knows too, it looks often.
      if (heard.type === 'unreachable') probe();
      // The worker was here first: what it waits for, this page waits for too.
      if ('trouble' in heard) storeFailure.set(heard.trouble);
    }),
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looksAt = Infinity;
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    looksAt = Date.now() + ms;
    timer = setTimeout(keepLooking, ms);
  };
  // What failed a moment ago is due sooner than the next look.
  const lookWhenDue = (at: number) => {
    const wait = Math.max(often, at - Date.now());
    if (Date.now() + wait < looksAt) lookIn(wait);
  };
  let stopWatching: (() => void) | undefined;
  const watch = (watchWake: WatchWake) => {
    if (!signal.aborted) stopWatching ??= watchWake(lookWhenDue);
  };
  const keepLooking = async () => {
    const wait = await beat(watch).catch(seldom);
    if (!signal.aborted) lookIn(Math.min(seldom(), Math.max(often, wait)));
  };
  stops.push(() => stopWatching?.());
  lookIn(first);
  both(true);
  return () => {
    clearTimeout(timer);
    lifetime.abort();
    for (const stop of stops) stop();
  };
}
