import { removeOldShell } from './precache.ts';
import { worker } from './scope.ts';

/**
 * A new worker waits until a person agrees (the message 'activateUpdate'); then, and when it is the
 * first, it serves the pages that are open.
 */
export function onActivate(event: ExtendableEvent): void {
  removeOldShell(event);
  event.waitUntil(worker.clients.claim());
}
