import { scriptUrl } from '../workers/script-url.ts';
import { knowRegistration, reloadOnce, workerUnsupported } from './updates.ts';
import { whenStable } from './when-stable.ts';

/** Milliseconds until a first worker that could not be brought is tried again: each time twice as long. */
const soonest = 2000;
const latest = 60_000;

/** A line that broke while the first worker came in must not leave the device without one. */
function tryAgain(wait: number): void {
  setTimeout(() => void install(Math.min(2 * wait, latest)), wait);
}

function watchFirst({ installing, active }: ServiceWorkerRegistration, wait: number): void {
  if (active) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') tryAgain(wait);
  });
}

async function install(wait: number): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl('/sw.js'));
    watchFirst(registration, wait);
    knowRegistration(registration);
  } catch (error) {
    // So says a browser that did not get the script; one that runs none has other names for it.
    if (error instanceof TypeError) tryAgain(wait);
    else workerUnsupported();
  }
}

async function register(): Promise<void> {
  // An install is no update: only a page that a worker already served reloads for the next one.
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => hadController && reloadOnce());
  await install(soonest);
}

/** Registers the service worker at the first quiet moment. */
export function registerWorker(): void {
  if (!navigator.serviceWorker) {
    workerUnsupported();
    return;
  }
  whenStable(() => void register());
}
