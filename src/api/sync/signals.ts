import type { Signal } from '#domain/signals.ts';

type Listener = (signal: Signal) => void;
const listeners = new Set<Listener>();

/** Subscribes to the signals of the service worker, and of sync that runs in this page. */
export function onSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishSignal(signal: Signal): void {
  for (const listener of listeners) listener(signal);
}

/** The worker that controls this page, when there is one. */
export function controller(): ServiceWorker | null {
  return navigator.serviceWorker?.controller ?? null;
}

export function postSignal(worker: ServiceWorker, signal: Signal): void {
  worker.postMessage(signal);
}

/** Posts to the service worker; false when none controls this page. */
export function signalWorker(signal: Signal): boolean {
  const worker = controller();
  if (worker) postSignal(worker, signal);
  return worker !== null;
}

/** Once: listens to the service worker. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<Signal>) =>
    publishSignal(event.data),
  );
}
