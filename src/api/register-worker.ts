import { scriptUrl } from './script-url.ts';
import { knowRegistration, reloadOnce, workerUnsupported } from './updates.ts';

/** The latest moment after start at which the worker is registered, stable or not. */
const latest = 30_000;

function whenStable(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: latest });
  else setTimeout(then, 1000);
}

async function register(): Promise<void> {
  // An install is no update: only a page that a worker already served reloads for the next one.
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => hadController && reloadOnce());
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl('/sw.js'));
    knowRegistration(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () =>
        knowRegistration(registration),
      );
    });
  } catch {
    workerUnsupported();
  }
}

/** Registers the service worker at the first quiet moment. */
export function registerWorker(): void {
  if (!navigator.serviceWorker) {
    workerUnsupported();
    return;
  }
  whenStable(() => void register());
}
