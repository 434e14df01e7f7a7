import { Workbox } from 'workbox-window';
import { scriptUrl } from '../workers/script-url.ts';
import { knowRegistration } from './updates.ts';

/**
 * Tells of each worker that waits to take over. Asks for the registration that is there already. A part of its own,
 * which loads behind the page.
 */
export async function followUpdates(registration: ServiceWorkerRegistration): Promise<void> {
  const workbox = new Workbox(scriptUrl('/sw.js'));
  workbox.addEventListener('waiting', ({ isExternal }) => {
    knowRegistration(registration);
    // It stops looking after an update that another tab, or a look of ours, brought: the next release needs another.
    if (isExternal) void followUpdates(registration);
  });
  await workbox.register({ immediate: true });
}
