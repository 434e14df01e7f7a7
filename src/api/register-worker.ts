import { scriptUrl } from './script-url.ts';
import { knowRegistration, reloadOnce, workerUnsupported } from './updates.ts';
import { whenStable } from './when-stable.ts';

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
