import { Workbox } from 'workbox-window';
import { scriptUrl } from '../workers/script-url.ts';
import { knowRegistration } from './updates.ts';

/**
 * Tells of each worker that waits to take over. Asks for the registration that is there already, once a worker is
 * active: a first one is no update.
 */
export async function followUpdates(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.ready;
  const workbox = new Workbox(scriptUrl('/sw.js'));
  workbox.addEventListener('waiting', ({ isExternal }) => {
    knowRegistration(registration);
    // It stops looking after an update that another tab, or a look of ours, brought: the next release needs another.
    if (isExternal) void followUpdates();
  });
  await workbox.register({ immediate: true });
  // It tells nothing of a worker that was being installed before.
  registration.installing?.addEventListener('statechange', () => knowRegistration(registration));
}
