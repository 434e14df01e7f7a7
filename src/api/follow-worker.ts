import { Workbox } from 'workbox-window';
import { scriptUrl } from './script-url.ts';
import { knowRegistration, workerUnsupported } from './updates.ts';

/** Milliseconds until a first worker that could not be brought is tried again: each time twice as long. */
const soonest = 2000;
const latest = 60_000;

/** `onLost`: a worker did not get whole, and the next would not be seen. */
async function follow(onLost: () => void): Promise<void> {
  const workbox = new Workbox(scriptUrl('/sw.js'));
  let registration: ServiceWorkerRegistration | undefined;
  const know = () => registration && knowRegistration(registration);
  workbox.addEventListener('waiting', know);
  // Of the workers that come in long after the start, it follows one.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal || !registration?.active) onLost();
  });
  registration = await workbox.register({ immediate: true });
  // It does not follow one that was on its way before.
  registration?.installing?.addEventListener('statechange', know);
  know();
}

/**
 * Registers the service worker and follows what becomes of it. A line that broke while the first one came in
 * must not leave the device without one.
 */
export function followWorker(wait = soonest): void {
  const tryAgain = () => setTimeout(followWorker, wait, Math.min(2 * wait, latest));
  follow(tryAgain).catch((error: unknown) => {
    // So says a browser that did not get the script; one that runs no worker has other names for it.
    if (error instanceof TypeError) tryAgain();
    else workerUnsupported();
  });
}
