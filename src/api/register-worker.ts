import { reloadOnce, workerUnsupported } from './updates.ts';
import { whenStable } from './when-stable.ts';

/** Ms from the first quiet moment, and at most from the start: a first worker asks for all the app's files. */
const pause = 2000;
const atMost = 30_000;
/** Ms from the start of a page that has a worker. The next one waits for somebody to agree anyway. */
const laterMs = 5000;

async function bring(): Promise<void> {
  const part = await import('./follow-worker.ts').catch(() => null);
  if (part) part.followWorker();
  else setTimeout(bring, laterMs);
}

/** Registers the service worker once the page is shown. What it takes is loaded then, too. */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return workerUnsupported();
  if (!serviceWorker.controller) {
    return whenStable(() => setTimeout(bring, Math.min(pause, atMost - performance.now())));
  }
  // An install is no update: only a page that a worker already served reloads for the next one.
  serviceWorker.addEventListener('controllerchange', reloadOnce);
  setTimeout(bring, laterMs);
}
