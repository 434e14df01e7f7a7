import { databases } from '#store/database.ts';
import { healthPath } from '#domain/sync/paths.ts';
import { apiFetch } from './api-fetch.ts';
import { connection } from './connection.ts';
import { pageContext } from './page-context.ts';
import { endSessionHere } from './session-end.ts';
import { hear, onSignal, signalWorker } from './signals.ts';
import { isSignedIn } from './who.ts';

/** How often an open page looks whether something is due, or whether the server is back. */
const heartbeat = 15_000;

/** Without a worker that controls the page, the page does the worker's part. */
async function here() {
  const sync = await import('#sync/synchronise.ts');
  return { sync, context: pageContext(hear) };
}

function send(reset: boolean): void {
  if (signalWorker({ type: 'drain', reset })) return;
  void here().then(({ sync, context }) => sync.sendWaiting(context, { reset }));
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
  if (!isSignedIn()) return;
  if (signalWorker({ type: 'pull' })) return;
  void here().then(({ sync, context }) => sync.pullActive(context));
}

/** Asks the server whether it is there; the answer is in `connection`. */
function probe(): void {
  void apiFetch(healthPath).catch(() => undefined);
}

async function beat(): Promise<void> {
  if (connection.getSnapshot().state !== 'online') return probe();
  if (!isSignedIn()) return;
  const { nextWake } = await import('#store/deliveries.ts');
  const due = await nextWake(databases().vault);
  if (due !== null && due <= Date.now()) send(false);
}

/** A real request got through again: everything that waited for a way may go at once. */
function onReturn(then: () => void): () => void {
  let before = connection.getSnapshot().state;
  return connection.subscribe(() => {
    const { state } = connection.getSnapshot();
    if (state === 'online' && before !== 'online') then();
    before = state;
  });
}

function both(reset: boolean): void {
  send(reset);
  pullNow();
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
    onReturn(() => both(true)),
    onSignal((heard) => {
      if (heard.type === 'sessionEnded') void endSessionHere(heard.profile);
    }),
  ];
  const timer = setInterval(() => void beat(), heartbeat);
  both(true);
  return () => {
    clearInterval(timer);
    lifetime.abort();
    for (const stop of stops) stop();
  };
}
