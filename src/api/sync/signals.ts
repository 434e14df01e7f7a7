import type { Signal } from '#domain/signals.ts';

type Listener = (signal: Signal) => void;
const listeners = new Set<Listener>();

/** Hears what the service worker, or sync running in this page, has to say. */
export function onSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hear(signal: Signal): void {
  for (const listener of listeners) listener(signal);
}

/** The worker that controls this page, when there is one. */
export function controller(): ServiceWorker | null {
  return navigator.serviceWorker?.controller ?? null;
}

export function say(worker: ServiceWorker, signal: Signal): void {
  worker.postMessage(signal);
}

/** Says something to the service worker; false when none controls this page. */
export function signalWorker(signal: Signal): boolean {
  const worker = controller();
  if (worker) say(worker, signal);
  return worker !== null;
}

/** Once: listens to the service worker. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<Signal>) =>
    hear(event.data),
  );
}
